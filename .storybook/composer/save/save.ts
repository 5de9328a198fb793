export async function save(_body: string): Promise<object> {
  return {};
}
