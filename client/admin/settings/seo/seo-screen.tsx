import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { FormSection } from '../../../ui/form/form-section';
import { SearchResult, SHOWN_DESCRIPTION, SHOWN_TITLE } from '../../../ui/layout/search-result';
import { at, line, words } from '../shop/shop-field';
import { shopRecord } from '../shop/shop-record';
import { ShopSettingsScreen } from '../shop/shop-settings-screen';

const MAX_SENTENCE = 500;

const SEO = shopRecord('SEO', {
  seoTitle: at('seo.title', line('Başlık', { isOptional: true, most: MAX_SENTENCE })),
  seoDescription: at('seo.description', line('Açıklama', { isOptional: true, most: MAX_SENTENCE })),
  seoKeywords: at('seo.keywords', words('Anahtar kelimeler')),
});

/** What search engines are given of the home page where its content has no texts for them. */
function SeoScreen() {
  return (
    <ShopSettingsScreen record={SEO}>
      <FormSection
        title="Arama motorları"
        reason="Ana sayfanın içeriğinde başlık ya da açıklama yoksa bunlar kullanılır."
      >
        <SeoFields />
      </FormSection>
    </ShopSettingsScreen>
  );
}

function SeoFields() {
  const { control } = SEO;
  const [title, description] = useWatch({ name: ['seoTitle', 'seoDescription'] }) as [string, string];
  const isLong = description.length > SHOWN_DESCRIPTION;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
      <Stack gap="4">
        <TextField {...control('seoTitle')} limit={SHOWN_TITLE} autoComplete="off" />
        <TextAreaField
          {...control('seoDescription')}
          rows={4}
          limit={SHOWN_DESCRIPTION}
          {...(isLong && { warning: '160 karakterden uzun, arama sonucunda kesilebilir.' })}
        />
        <TextField {...control('seoKeywords')} autoComplete="off" hint="Virgülle ayırın." />
      </Stack>
      <SearchResult title={title.trim() || 'Sayfanın adı'} description={description.trim()} />
    </SimpleGrid>
  );
}

export { SeoScreen as Component };
export { prefetchShopSettings as prefetch } from '../shop/shop-settings.query';
