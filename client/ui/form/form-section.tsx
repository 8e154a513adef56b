import { Box, Flex, Grid, Heading, Span, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  /** What it is asked for, or what happens to it. */
  reason?: ReactNode;
  /** What follows the # in a link that leads to it. */
  anchor?: string;
  /** Its place among numbered sections. */
  number?: number;
  children: ReactNode;
}

/** One part of a form: what it is about on the left where there is room, else above. */
export function FormSection({ title, reason, anchor, number, children }: FormSectionProps) {
  const id = useId();
  return (
    <Grid
      as="section"
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      scrollMarginTop="5rem"
      aria-labelledby={id}
      templateColumns={{ base: 'minmax(0, 1fr)', xl: '13.5rem minmax(0, 1fr)' }}
      columnGap="8"
      rowGap="4"
      paddingBlock={{ base: '5', md: '6' }}
      paddingInline={{ base: '4', md: '6' }}
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <header>
        <Flex align="center" gap="2.5">
          {number !== undefined && <SectionNumber>{number}</SectionNumber>}
          <Heading as="h2" id={id} textStyle="h3">
            {title}
          </Heading>
        </Flex>
        {reason != null && (
          <Box marginTop="1" paddingInlineStart={number && '2.125rem'} textStyle="small" color="fg.muted">
            {reason}
          </Box>
        )}
      </header>
      <Stack gap="4" minWidth="0">
        {children}
      </Stack>
    </Grid>
  );
}

function SectionNumber({ children }: { children: number }) {
  return (
    <Span
      display="grid"
      flexShrink="0"
      placeItems="center"
      boxSize="6"
      borderWidth="1px"
      borderColor="petrol.line"
      borderRadius="full"
      bg="petrol.subtle"
      color="petrol.fg"
      textStyle="small"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </Span>
  );
}
