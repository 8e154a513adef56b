import { Link } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Heads a row and opens it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link asChild color="petrol.fg" fontWeight="semibold" whiteSpace="nowrap">
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}
