import { Box, Stack, Text } from '@chakra-ui/react';

/** So much of a title and of a description search engines show. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 160;

interface SearchResultProps {
  /** What follows the host: urun › vana. */
  path?: string;
  title: string;
  description: string;
}

/** How a page will look in the results of a search engine. */
export function SearchResult({ path, title, description }: SearchResultProps) {
  const isLong = description.length > SHOWN_DESCRIPTION;
  return (
    <Stack gap="2">
      <Text fontWeight="medium">Arama sonucunda görünüşü</Text>
      <Box
        borderWidth="1px"
        borderRadius="md"
        bg="bg.subtle"
        padding="4"
        overflowWrap="anywhere"
        data-search-result=""
      >
        <Text textStyle="small" color="fg.muted">
          {[location.host, path].filter(Boolean).join(' › ')}
        </Text>
        <Text textStyle="h3" color="petrol.fg">
          {title}
        </Text>
        <Text textStyle="small">
          {isLong ? `${description.slice(0, SHOWN_DESCRIPTION).trimEnd()} …` : description}
        </Text>
      </Box>
    </Stack>
  );
}
