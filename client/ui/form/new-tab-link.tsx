import { Link, VisuallyHidden } from '@chakra-ui/react';

/** A text to read beside a form, which stays open with what was typed. */
export function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener" display="inline">
      {children}
      <VisuallyHidden> (yeni sekmede açılır)</VisuallyHidden>
    </Link>
  );
}
