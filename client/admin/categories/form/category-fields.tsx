import { Box, Grid, Span, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { SwitchField } from '../../../ui/choices/switch-field';
import { FoldSummary } from '../../../ui/layout/fold-summary';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { type ListedCategory } from '../categories.query';
import { CategoryPicture } from './category-picture';
import { type CategoryValues, SEO_DESCRIPTION_SHOWN } from './category.record';

interface CategoryFieldsProps {
  /** Undefined for a new one. */
  id: string | undefined;
  categories: readonly ListedCategory[];
}

/** What a category is called, where it stands, and what visitors and search engines see of it. */
export function CategoryFields({ id, categories }: CategoryFieldsProps) {
  const values = useWatch() as CategoryValues;
  const hasChildren = categories.some(({ parentId }) => parentId === id);
  const parents = categories.filter((category) => category.parentId === null && category.id !== id);
  const { seoTitle, seoDescription } = values;
  return (
    <>
      <Stack gap="4" padding="4">
        <TextField name="name" label="Ad" autoComplete="off" />
        <TextField
          name="slug"
          label="Adres"
          isOptional={id === undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={
            id === undefined
              ? 'Boş bırakırsanız addan yapılır: /kategori/…'
              : `/kategori/${values.slug}; eski adres buraya yönlenir`
          }
        />
        <TextAreaField name="description" label="Açıklama" rows={4} />
        <Grid templateColumns="1fr 7rem" gap="3">
          <SelectField
            name="parentId"
            label="Üst kategori"
            hint={hasChildren ? 'Alt kategorileri olduğu için ana kategori kalır' : undefined}
          >
            <option value="">Ana kategori</option>
            {!hasChildren &&
              parents.map((parent) => (
                <option key={parent.id} value={parent.id}>
                  {parent.name}
                </option>
              ))}
          </SelectField>
          <TextField name="sortOrder" label="Sıra" inputMode="numeric" autoComplete="off" />
        </Grid>
        <SwitchField
          name="isActive"
          label="Aktif"
          hint="Pasif kategori; alt kategorileri ve ürünleriyle birlikte mağazada görünmez."
        />
        <CategoryPicture />
      </Stack>
      <Box asChild borderTopWidth="1px">
        <details>
          <FoldSummary padding="4" fontWeight="medium">
            Arama motoru{' '}
            <Span color="fg.muted" textStyle="small" fontWeight="normal">
              başlık {seoTitle.length}, açıklama {seoDescription.length} karakter
            </Span>
          </FoldSummary>
          <Stack gap="4" padding="4" paddingTop="0">
            <TextField name="seoTitle" label="SEO başlığı" isOptional autoComplete="off" />
            <TextAreaField
              name="seoDescription"
              label="SEO açıklaması"
              isOptional
              limit={SEO_DESCRIPTION_SHOWN}
              hint="Arama sonucunda bu kadarı görünür"
            />
            <TextField
              name="seoKeywords"
              label="Anahtar kelimeler"
              isOptional
              autoComplete="off"
              hint="Virgülle ayırın"
            />
          </Stack>
        </details>
      </Box>
    </>
  );
}
