import { Link } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface TabLinkProps {
  to: string;
  isCurrent: boolean;
  children: ReactNode;
}

/** One of the tabs above a screen: a link, because each has an address. */
export function TabLink({ to, isCurrent, children }: TabLinkProps) {
  return (
    <Link
      asChild
      variant="plain"
      flexShrink={0}
      gap="2"
      minHeight="11"
      paddingInline="3"
      borderBottomWidth="2px"
      borderColor={isCurrent ? 'petrol.fg' : 'transparent'}
      color={isCurrent ? 'fg' : 'fg.muted'}
      fontWeight={isCurrent ? 'semibold' : 'normal'}
      _hover={{ color: 'fg' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <RouterLink to={to} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </RouterLink>
    </Link>
  );
}
