import { Grid, type GridProps } from '@chakra-ui/react';

/** What a screen is about and, beside it where there is room, what belongs to it: a sum, an address. */
export function TwoColumns(grid: GridProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
      alignItems="start"
      {...grid}
    />
  );
}
