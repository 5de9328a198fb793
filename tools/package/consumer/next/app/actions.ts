'use server';

import { formatForm } from '#shared/format-form.ts';

/** Runs on the server. */
export async function post(_: string, form: FormData): Promise<string> {
  return formatForm(form);
}
