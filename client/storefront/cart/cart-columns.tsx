import { Box, Grid } from '@chakra-ui/react';
import { type ReactNode } from 'react';

interface CartColumnsProps {
  children: ReactNode;
  side: ReactNode;
}

/** The lines and, beside or beneath them, their sum. Large letters need the whole width as a small window does. */
export function CartColumns({ children, side }: CartColumnsProps) {
  return (
    <Box containerType="inline-size" pt="5">
      <Grid css={COLUMNS}>
        <Box minWidth="0">{children}</Box>
        <Box css={SIDE}>{side}</Box>
      </Grid>
    </Box>
  );
}

const BESIDE = '@container (min-width: 60rem)';
const FAR_APART = '@container (min-width: 70rem)';

const COLUMNS = {
  gap: '6',
  [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 21.25rem', alignItems: 'start' },
  [FAR_APART]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem', gap: '8' },
};

const SIDE = { minWidth: '0', [BESIDE]: { position: 'sticky', top: '5.75rem' } };
