import { Box, Center, Flex } from '@chakra-ui/react';
import { siteInitials } from './site-initials';

/** Whose panel this is: the first letters of the shop, its name, and the word. It stands on dark ground. */
export function PanelBrand({ siteName }: { siteName: string }) {
  return (
    <Flex align="center" gap="3" minWidth="0">
      <Center
        aria-hidden
        flexShrink="0"
        boxSize="9"
        borderRadius="l2"
        borderWidth="1px"
        borderColor="line.inverse"
        bg="petrol.on/7"
        color="fg.inverse"
        fontWeight="bold"
        letterSpacing="wide"
      >
        {siteInitials(siteName)}
      </Center>
      <Box minWidth="0">
        <Box fontSize="lead" fontWeight="bold" lineHeight="shorter" color="fg.inverse" truncate>
          {siteName}
        </Box>
        <Box textStyle="tiny" color="fg.inverseMuted">
          Yönetim paneli
        </Box>
      </Box>
    </Flex>
  );
}
