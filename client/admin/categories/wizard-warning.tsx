import { Alert } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { type ListedCategory } from './categories.query';
import { wizardGaps } from './tree/category-tree';

/** Says which answers of the product wizard lead to no category. */
export function WizardWarning({ categories }: { categories: readonly ListedCategory[] }) {
  const gaps = wizardGaps(categories);
  if (gaps.length === 0) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator>
        <Icon of={TriangleAlert} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>Ürün sihirbazının bazı yanıtları hiçbir kategoriye götürmüyor</Alert.Title>
        <Alert.Description>
          {gaps.map(({ slug, reason }) => `/kategori/${slug} (${reason})`).join(', ')}. Sihirbaz bu adresleri
          ana kategorilerde arar; adresi geri verin ya da kategoriyi aktif yapın.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
