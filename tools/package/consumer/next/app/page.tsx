import Link from 'next/link';
import { Parts } from '#shared/Parts.tsx';
import { Plan } from '#shared/Plan.tsx';

/** A component of the server. */
export default function Page() {
  return (
    <>
      <Parts link={Link} />
      <Plan />
    </>
  );
}
