/** Whether nobody on the way reads what is sent to an address: by https, or by http on this machine. */
export function isPrivate({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
