import { formatHidden, formatPattern, type HeaderRule, WELL_KNOWN } from './header-rules.ts';
import { FILES_ASKED_FOR } from './security-headers.ts';

/**
 * What nginx needs within a `server` block that names its `root`. Headers are set once, for all places,
 * because a place with headers of its own would lose these; those of some files are variables, and nginx
 * leaves out a header without a value.
 * @param types the types of files by their extensions
 * @param base where the site begins on its host; what is elsewhere is not touched
 */
export function formatNginx(
  [ofAll, ...ofSome]: readonly [HeaderRule, ...HeaderRule[]],
  types: ReadonlyMap<string, string>,
  base: string,
): string {
  const folder = base.slice(0, -1);
  const defaults: Record<string, string> = { 'Cache-Control': FILES_ASKED_FOR };
  const variables = ofSome.flatMap(({ path, headers }) =>
    Object.entries(headers).map(([name, value]) => ({ path, name, value })),
  );
  const some = Object.fromEntries(variables.map(({ name }) => [name, toVariable(name)]));
  return `# Written by the build, see docs/hosting.md. Include it in a server block:
#   server {
#     listen 443 ssl; server_name …; ssl_certificate …; ssl_certificate_key …;
#     root /var/www/site;
#     include /etc/nginx/site/nginx.conf;
#     include /etc/nginx/site/brotli.conf;  # where nginx has the module brotli_static
#   }

${Object.entries(some)
  .map(([name, variable]) => `set ${variable} "${defaults[name] ?? ''}";\n`)
  .join('')}${variables
  .map(
    ({ path, name, value }) =>
      `if ($uri ~ "${formatPattern(path)}") { set ${toVariable(name)} "${value}"; }\n`,
  )
  .join('')}
${folder && `location = ${folder} { rewrite ^ ${base} last; }\n`}location ${base} {
  types {
${[...types].map(([extension, type]) => `    "${type}" ${extension};`).join('\n')}
  }
  default_type application/octet-stream;
  charset off;
  server_tokens off;
  gzip_static on;
  gzip_vary on;

${Object.entries({ ...ofAll.headers, ...some })
  .map(
    ([name, value]) =>
      `  add_header ${name} ${value.startsWith('$') ? value : `"${value}"`} always;\n`,
  )
  .join('')}
  error_page 404 ${base}404.html;
  try_files $uri $uri/index.html =404;
  location ^~ ${folder}${WELL_KNOWN} { try_files $uri =404; }
  location ~ "${formatHidden(base)}" { return 404; }
}
`;
}

/** For nginx with the module: sends the smaller copies. Without it nginx would not start. */
export const NGINX_BROTLI = 'brotli_static on;\n';

function toVariable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}
