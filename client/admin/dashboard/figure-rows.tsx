import { Box, Flex, Span, Stack } from '@chakra-ui/react';
import { type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from '../../ui/controls/icon';
import { FigureLink } from './figure-link';

/** Figures below each other. */
export function FigureRows({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap="0" listStyleType="none" marginInline="-2">
      {children}
    </Stack>
  );
}

interface FigureRowProps {
  icon: LucideIcon;
  /** A palette of the theme; muted without one. */
  tone?: string;
  to: string;
  figure: string;
  /** Smaller, below what it is called. */
  note?: ReactNode;
  children: ReactNode;
}

/** One figure: all of the row leads to the list that proves it. */
export function FigureRow({ icon, tone, to, figure, note, children }: FigureRowProps) {
  return (
    <li>
      <FigureLink
        to={to}
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="9"
        paddingInline="2"
        paddingBlock="1"
        borderRadius="l2"
        color="fg"
        textDecoration="none"
        _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
      >
        <Flex color={tone === undefined ? 'fg.muted' : `${tone}.fg`}>
          <Icon of={icon} />
        </Flex>
        <Box flex="1" minWidth="0">
          <Span>{children}</Span>
          {note !== undefined && (
            <Box textStyle="tiny" color="fg.muted">
              {note}
            </Box>
          )}
        </Box>
        <Span fontWeight="semibold">{figure}</Span>
      </FigureLink>
    </li>
  );
}
