'use client';

import { useActionState } from 'react';
import { Plan } from '#shared/Plan.tsx';

type Action = (before: string, form: FormData) => string | Promise<string>;

/** A form, and what of it has arrived. */
export function PostedForm({ action }: { action: Action }) {
  const [posted, send] = useActionState(action, '');
  return (
    <>
      <Plan send={send} />
      <output>{posted}</output>
    </>
  );
}
