import { Flex, Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { toaster } from '../../../ui/feedback/toaster';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { UnsavedChangesGuard } from '../../../ui/form/unsaved-changes-guard';
import { useForm } from '../../../ui/form/use-form';
import { LinkButton } from '../../navigation/link-button';
import { TakeFormerSlug } from '../../record/former-slug';
import { useSaveKey } from '../../record/use-save-key';
import { type ListedCategory } from '../categories.query';
import { CategoryCard } from './category-card';
import { CategoryFields } from './category-fields';
import { CATEGORY_SCHEMA, NEW_CATEGORY } from './category.record';
import { useSaveCategory } from './use-save-category';

interface NewCategoryFormProps {
  categories: readonly ListedCategory[];
  /** Below which it stands; empty for a main one. */
  parentId: string;
  onAdded: (id: string) => void;
}

/** Adds a category, at the end of its siblings. */
export function NewCategoryForm({ categories, parentId, onAdded }: NewCategoryFormProps) {
  const { add, takeFormerSlug } = useSaveCategory();
  const added = useRef('');
  const siblings = categories.filter((category) => (category.parentId ?? '') === parentId);
  const last = Math.max(-1, ...siblings.map(({ sortOrder }) => sortOrder));
  const form = useForm({
    schema: CATEGORY_SCHEMA,
    defaultValues: { ...NEW_CATEGORY, parentId, sortOrder: String(last + 1) },
    send: async (values) => {
      const answer = await add(values);
      if (typeof answer !== 'string') return answer;
      added.current = answer;
      toaster.success({ title: `${values.name.trim()} eklendi` });
      return undefined;
    },
    onAccepted: () => onAdded(added.current),
  });
  useSaveKey(form.formRef);
  return (
    <CategoryCard title="Yeni kategori">
      <Form form={form} label="Yeni kategori">
        <UnsavedChangesGuard form={form} />
        <CategoryFields id={undefined} categories={categories} />
        <Stack gap="4" padding="4" borderTopWidth="1px">
          <TakeFormerSlug noun="kategorinindi" onTake={takeFormerSlug} />
          <FormMessage />
          <Flex justify="flex-end" gap="3">
            <LinkButton variant="outline">
              <RouterLink to={paths.adminCategories()}>Vazgeç</RouterLink>
            </LinkButton>
            <SubmitButton busyLabel="Ekleniyor..." colorPalette="petrol">
              Kategoriyi ekle
            </SubmitButton>
          </Flex>
        </Stack>
      </Form>
    </CategoryCard>
  );
}
