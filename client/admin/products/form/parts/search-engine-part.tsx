import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { TextAreaField } from '../../../../ui/fields/text-area-field';
import { TextField } from '../../../../ui/fields/text-field';
import { type ProductValues } from '../product.values';
import { FormPartCard } from './form-part-card';

const TITLE_LETTERS = 60;
const DESCRIPTION_LETTERS = 160;

/** What search engines are given, and how their result will look. */
export function SearchEnginePart({ siteName }: { siteName: string }) {
  const description = useWatch<ProductValues, 'seoDescription'>({ name: 'seoDescription' });
  const isLong = description.length > DESCRIPTION_LETTERS;
  return (
    <FormPartCard id="arama-motoru">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
        <Stack gap="4">
          <TextField
            name="seoTitle"
            label="SEO başlığı"
            isOptional
            limit={TITLE_LETTERS}
            autoComplete="off"
            hint="Boşsa ürün adı."
          />
          <TextAreaField
            name="seoDescription"
            label="SEO açıklaması"
            isOptional
            rows={3}
            limit={DESCRIPTION_LETTERS}
            {...(isLong
              ? { warning: '160 karakterden uzun, arama sonucunda kesilebilir.' }
              : { hint: 'Boşsa kısa açıklama.' })}
          />
          <TextField
            name="seoKeywords"
            label="Anahtar kelimeler"
            isOptional
            autoComplete="off"
            hint="Virgülle ayırın."
          />
        </Stack>
        <Stack gap="2">
          <Text fontWeight="medium">Arama sonucunda görünüşü</Text>
          <SearchResult siteName={siteName} />
        </Stack>
      </SimpleGrid>
    </FormPartCard>
  );
}

function SearchResult({ siteName }: { siteName: string }) {
  const [name, slug, seoTitle, seoDescription, shortDescription] = useWatch<
    ProductValues,
    ['name', 'slug', 'seoTitle', 'seoDescription', 'shortDescription']
  >({ name: ['name', 'slug', 'seoTitle', 'seoDescription', 'shortDescription'] });
  const title = seoTitle.trim() || name.trim() || 'Ürün adı';
  const text = seoDescription.trim() || shortDescription.trim();
  return (
    <Box
      borderWidth="1px"
      borderRadius="md"
      bg="bg.subtle"
      padding="4"
      overflowWrap="anywhere"
      data-search-result=""
    >
      <Text textStyle="small" color="fg.muted">
        {location.host} › urun › {slug || '…'}
      </Text>
      <Text textStyle="h3" color="petrol.fg">
        {title} | {siteName}
      </Text>
      <Text textStyle="small">
        {text.length > DESCRIPTION_LETTERS ? `${text.slice(0, DESCRIPTION_LETTERS).trimEnd()} …` : text}
      </Text>
    </Box>
  );
}
