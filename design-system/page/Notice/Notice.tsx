import { Strip, type StripProps } from '../Strip.tsx';

interface NoticeProps extends StripProps {
  /** One word that is read first and names the notice for screen readers. */
  label: string;
  /** What holds, in one or two short sentences. */
  children: string;
}

/** One quiet line above a page, for what holds for everything below it. */
export function Notice({ label, children, ...rest }: NoticeProps) {
  return (
    <Strip variant="notice" aria-label={label} {...rest}>
      <strong>{label}</strong> {children}
    </Strip>
  );
}
