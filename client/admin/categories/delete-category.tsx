import { List, Stack, Text } from '@chakra-ui/react';
import { FolderTree, Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { formatCount } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { ErrorAlert } from '../../ui/feedback/error-alert';
import { toaster } from '../../ui/feedback/toaster';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import {
  DeleteCategoryMutation,
  type ListedCategory,
  UndoCategoryDeletionMutation,
} from './categories.query';

const SHOWN_MS = 10_000;
const QUESTION = 'Bu kategoriyi silmek istediğinizden emin misiniz?';
const QUESTION_WITH_PRODUCTS = 'Bu kategoride ürünler var. Silmek istediğinizden emin misiniz?';

interface DeleteCategoryProps {
  /** Nothing is asked without one. */
  category: ListedCategory | undefined;
  categories: readonly ListedCategory[];
  onDeleted: (category: ListedCategory) => void;
  onClose: () => void;
}

/** Says what becomes of products and subcategories, deletes a category, and offers the way back. */
export function DeleteCategory({ category, categories, onDeleted, onClose }: DeleteCategoryProps) {
  const client = useClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const undo = async (name: string, deleted: { readonly id: string; readonly version: number }) => {
    const input = { id: deleted.id, expectedVersion: deleted.version };
    const { error } = await client.mutation(UndoCategoryDeletionMutation, { input }).toPromise();
    if (error) toaster.error({ title: `${name} geri alınmadı`, description: refusalOf(error).message });
    else toaster.success({ title: `${name} geri alındı` });
  };
  const confirm = async () => {
    if (!category) return;
    setIsBusy(true);
    const input = { id: category.id, expectedVersion: category.version };
    const { data, error } = await client.mutation(DeleteCategoryMutation, { input }).toPromise();
    setIsBusy(false);
    if (!data) {
      setProblem(error && refusalOf(error).message);
      return;
    }
    const { products, category: deleted } = data.deleteCategory;
    toaster.success({
      title: `${category.name} silindi`,
      description: products > 0 ? `${formatCount(products)} ürün Kategorisiz oldu.` : undefined,
      duration: SHOWN_MS,
      action: { label: 'Geri al', onClick: () => void undo(category.name, deleted) },
    });
    onDeleted(category);
    close();
  };
  return (
    <ConfirmDialog
      isOpen={category !== undefined}
      title={(category?.productCount ?? 0) > 0 ? QUESTION_WITH_PRODUCTS : QUESTION}
      confirmLabel="Kategoriyi sil"
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <Stack gap="3">
        {problem !== undefined && (
          <ErrorAlert role="alert">
            <p>{problem}</p>
          </ErrorAlert>
        )}
        {category && <Consequences category={category} categories={categories} />}
      </Stack>
    </ConfirmDialog>
  );
}

interface ConsequencesProps {
  category: ListedCategory;
  categories: readonly ListedCategory[];
}

function Consequences({
  category: { id, name, isActive, productCount, ownProductCount },
  categories,
}: ConsequencesProps) {
  const below = categories.filter(({ parentId }) => parentId === id);
  return (
    <>
      <Text>
        <b>{name}</b>
        {productCount > 0
          ? `: ${below.length > 0 ? 'alt kategorileriyle ' : ''}${formatCount(productCount)} ürün. Hiçbir ürün silinmez.`
          : `: ürünü${below.length > 0 ? '' : ' ve alt kategorisi'} yok.`}
      </Text>
      <List.Root variant="plain" gap="2" _empty={{ display: 'none' }}>
        {ownProductCount > 0 && (
          <Consequence icon={Package}>
            <b>{formatCount(ownProductCount)} ürün</b> Kategorisiz olur; mağazada aramayla bulunur, menüde
            görünmez.
          </Consequence>
        )}
        {below.map((child) => (
          <Consequence key={child.id} icon={FolderTree}>
            <b>{child.name}</b> ana kategori olur
            {child.isActive && !isActive && ' ve mağazada görünür'}
            {child.productCount > 0 && `, ${formatCount(child.productCount)} ürünü yerinde kalır`}.
          </Consequence>
        ))}
      </List.Root>
    </>
  );
}

function Consequence({ icon, children }: { icon: typeof Package; children: ReactNode }) {
  return (
    <List.Item display="flex" gap="2" alignItems="baseline">
      <Icon of={icon} />
      <span>{children}</span>
    </List.Item>
  );
}
