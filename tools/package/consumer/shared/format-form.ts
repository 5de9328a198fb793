/** What a form has posted, without what a framework adds. */
export function formatForm(form: FormData): string {
  return JSON.stringify({ rent: form.get('rent'), rate: form.get('rate') });
}
