import { Box, Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../../shop/format';
import { dayInWords } from '../status/valid-day';

interface QuoteValidityProps {
  validUntil: string;
  /** Null once it is over. */
  daysLeft: number | null;
}

/** How long the prices hold. */
export function QuoteValidity({ validUntil, daysLeft }: QuoteValidityProps) {
  if (daysLeft === null) return null;
  return (
    <Flex
      as="section"
      aria-label="Geçerlilik"
      wrap="wrap"
      align="center"
      columnGap="5"
      rowGap="1"
      padding="4"
      marginBottom="4"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.surface"
    >
      <Text textStyle="figures" fontSize="h2" fontWeight="semibold">
        {daysLeft === 0 ? 'Bugün son gün' : `${formatCount(daysLeft)} gün kaldı`}
      </Text>
      <Box>
        <Text as="b" fontWeight="medium">
          {dayInWords(validUntil)}, 23:59’a kadar geçerli.
        </Text>{' '}
        <Text as="span" color="fg.muted">
          Bu tarihe kadar fiyatlar değişmez, stok sizin için ayrılmaz.
        </Text>
      </Box>
    </Flex>
  );
}
