import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { TextAreaField } from '../../../../ui/fields/text-area-field';
import { TextField } from '../../../../ui/fields/text-field';
import { SearchResult, SHOWN_DESCRIPTION, SHOWN_TITLE } from '../../../../ui/layout/search-result';
import { type ProductValues } from '../product.values';
import { FormPartCard } from './form-part-card';

/** What search engines are given, and how their result will look. */
export function SearchEnginePart({ siteName }: { siteName: string }) {
  const [name, slug, title, description, shortDescription] = useWatch<
    ProductValues,
    ['name', 'slug', 'seoTitle', 'seoDescription', 'shortDescription']
  >({ name: ['name', 'slug', 'seoTitle', 'seoDescription', 'shortDescription'] });
  const isLong = description.length > SHOWN_DESCRIPTION;
  return (
    <FormPartCard id="arama-motoru">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
        <Stack gap="4">
          <TextField
            name="seoTitle"
            label="SEO başlığı"
            isOptional
            limit={SHOWN_TITLE}
            autoComplete="off"
            hint="Boşsa ürün adı."
          />
          <TextAreaField
            name="seoDescription"
            label="SEO açıklaması"
            isOptional
            rows={3}
            limit={SHOWN_DESCRIPTION}
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
        <SearchResult
          path={`urun › ${slug || '…'}`}
          title={`${title.trim() || name.trim() || 'Ürün adı'} | ${siteName}`}
          description={description.trim() || shortDescription.trim()}
        />
      </SimpleGrid>
    </FormPartCard>
  );
}
