import { Link, type LinkProps } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';

interface FigureLinkProps extends Omit<LinkProps, 'href'> {
  to: string;
  /** Underlined only while it is pointed at: where it stands alone and is large, or one of many. */
  isPlain?: boolean;
}

const PLAIN = { color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } } as const;

/** A figure, or what is called by it, that leads to the list which proves it. */
export function FigureLink({ to, isPlain = false, children, ...link }: FigureLinkProps) {
  return (
    <Link asChild fontVariantNumeric="tabular-nums" {...(isPlain && PLAIN)} {...link}>
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}
