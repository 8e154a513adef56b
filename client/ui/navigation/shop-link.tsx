import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ShopLinkProps {
  url: string;
  children: ReactNode;
  className?: string;
  current?: boolean;
  onClick?: () => void;
}

/** A link whose address comes from content: within the shop it is followed without loading the page anew. */
export function ShopLink({ url, current, children, ...rest }: ShopLinkProps) {
  const state = { 'aria-current': current ? ('page' as const) : undefined, ...rest };
  if (url.startsWith('/')) {
    return (
      <Link to={url} {...state}>
        {children}
      </Link>
    );
  }
  return (
    <a href={url} rel="noopener" {...state}>
      {children}
    </a>
  );
}
