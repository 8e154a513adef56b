import { Stack, Text } from '@chakra-ui/react';
import { type Refusal } from '../../../../graphql/refusal';
import { SelectField } from '../../../../ui/fields/select-field';
import { DialogActions } from '../../../../ui/form/dialog-actions';
import { Form } from '../../../../ui/form/form';
import { FormMessage } from '../../../../ui/form/form-message';
import { useForm } from '../../../../ui/form/use-form';
import * as z from '../../../../ui/form/zod';
import { UNCATEGORIZED } from '../../products-state';
import { categoryChoices, type ProductOptions } from '../use-product-filters';

interface BulkCategoryFormProps {
  count: string;
  options: ProductOptions | undefined;
  /** Resolves with why nothing was changed. */
  onChange: (categoryId: string, name: string) => Promise<Refusal | undefined>;
}

const SCHEMA = z.object({ categoryId: z.string().min(1, 'Kategori seçin.') });

/** Moves several products to one category. */
export function BulkCategoryForm({ count, options, onChange }: BulkCategoryFormProps) {
  const choices = categoryChoices(options).filter(({ value }) => value !== UNCATEGORIZED);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { categoryId: '' },
    send: ({ categoryId }) =>
      onChange(categoryId, choices.find(({ value }) => value === categoryId)?.label ?? ''),
  });
  return (
    <Form form={form} label="Kategori değişikliği">
      <Stack gap="4">
        <Text color="fg.muted">{count} seçtiğiniz kategoriye taşınır; adresleri değişmez.</Text>
        <FormMessage />
        <SelectField name="categoryId" label="Kategori">
          <option value="">Seçin</option>
          {choices.map(({ value, label, isBelow }) => (
            <option key={value} value={value}>
              {isBelow ? `\u2003${label}` : label}
            </option>
          ))}
        </SelectField>
        <DialogActions busyLabel="Kaydediliyor...">Taşı</DialogActions>
      </Stack>
    </Form>
  );
}
