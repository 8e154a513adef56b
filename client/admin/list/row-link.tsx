import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Heads a row and opens it; its table styles it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link data-row-link="" to={to}>
      {children}
    </Link>
  );
}
