import { Link } from '#shared/Link.ts';
import { Parts } from '#shared/Parts.tsx';
import { PostedForm } from '#shared/PostedForm.tsx';
import { post } from './actions.ts';

/** A component of the server. */
export default function Page() {
  return (
    <>
      <Parts link={Link} />
      <PostedForm action={post} />
    </>
  );
}
