import { Skeleton, Stack } from '@chakra-ui/react';
import { PackageX } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useClient, useQuery } from 'urql';
import { type ResultOf } from '../../../graphql/graphql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { useLastData } from '../../../graphql/use-last-data';
import { COPY_PARAMETER } from '../../../path-parameters';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ScreenTitle } from '../../frame/screen-title';
import { useLiveTopics } from '../../live/use-live-topics';
import { type ReadRecord } from '../../record/record';
import { PanelProductQuery, ProductFormQuery } from './product.query';
import { productRecord } from './product.record';
import { BLANK_PRODUCT, type ProductValues } from './product.values';
import { copyOf } from './read-product';
import { type FormChoices, ProductForm } from './product-form';

/** The form of one product: of one there is, of a new one, or of a new one that begins as a copy. */
export function ProductScreen() {
  const { productId } = useParams();
  const [parameters] = useSearchParams();
  const copied = parameters.get(COPY_PARAMETER) ?? undefined;
  return <LoadedForm key={productId ?? `yeni ${copied ?? ''}`} id={productId} copied={copied} />;
}

interface LoadedFormProps {
  /** Undefined for a new product. */
  id: string | undefined;
  /** The product that a new one begins as. */
  copied: string | undefined;
}

function LoadedForm({ id, copied }: LoadedFormProps) {
  const [choices, askForChoices] = useQuery({ query: ProductFormQuery });
  const asked = id ?? copied;
  const [answer, askAgain] = useQuery({
    query: PanelProductQuery,
    variables: { id: asked ?? '' },
    pause: asked === undefined,
  });
  const client = useClient();
  useLiveTopics(async () => {
    if (id !== undefined) await client.query(PanelProductQuery, { id }, IN_BACKGROUND).toPromise();
  }, 'catalog');
  const offered = useLastData(choices.data);
  // What was typed stays while it cannot be read anew.
  const data = useLastData(answer.data);
  const hasFailed = [choices, answer].some(({ error, fetching }) => error && !fetching);
  if (hasFailed && !(offered && (data || asked === undefined))) {
    const retry = () => {
      askForChoices({ requestPolicy: 'network-only' });
      if (asked !== undefined) askAgain({ requestPolicy: 'network-only' });
    };
    return (
      <>
        <ScreenTitle>Ürün yüklenemedi</ScreenTitle>
        <ErrorState title="Ürün yüklenemedi" onRetry={retry} />
      </>
    );
  }
  if (!offered || (asked !== undefined && !data)) return <FormSkeleton />;
  const formChoices = choicesOf(offered);
  const record = productRecord(id, formChoices.categoryNames);
  const read = data && record.read(data);
  if (asked !== undefined && !read) return <UnknownProduct />;
  return (
    <ProductForm
      record={record}
      saved={id === undefined ? newProduct(read) : (read ?? newProduct(undefined))}
      product={id === undefined ? undefined : (data?.adminProduct ?? undefined)}
      choices={formChoices}
    />
  );
}

const newProduct = (copied: ReadRecord<ProductValues> | undefined): ReadRecord<ProductValues> => ({
  values: copied ? copyOf(copied.values) : BLANK_PRODUCT,
  version: 0,
  history: [],
});

/** Categories by their full names, subcategories below their own; deleted ones only to be read. */
function choicesOf({ adminCategories, siteSettings }: ResultOf<typeof ProductFormQuery>): FormChoices {
  const names = new Map(adminCategories.map(({ id, name }) => [id, name]));
  const fullName = ({ parentId, name }: (typeof adminCategories)[number]) =>
    parentId ? `${names.get(parentId) ?? ''} › ${name}` : name;
  const offered = adminCategories.filter(({ isArchived }) => !isArchived);
  const mains = offered.filter(({ parentId }) => !parentId);
  const inOrder = mains.flatMap((main) => [main, ...offered.filter(({ parentId }) => parentId === main.id)]);
  return {
    ...siteSettings,
    categories: inOrder.map((category) => ({ id: category.id, name: fullName(category) })),
    categoryNames: new Map(adminCategories.map((category) => [category.id, fullName(category)])),
  };
}

function UnknownProduct() {
  return (
    <EmptyState icon={<Icon of={PackageX} size={56} strokeWidth={1} />} title="Böyle bir ürün yok">
      <ScreenTitle>Böyle bir ürün yok</ScreenTitle>
      <p>Adres eksik ya da yanlış kopyalanmış olabilir.</p>
      <ButtonLink tone="petrol" to={paths.adminProducts()}>
        Ürün listesi
      </ButtonLink>
    </EmptyState>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="4" role="status" aria-label="Ürün yükleniyor">
      <Skeleton height="10" width="60%" />
      <Skeleton height="md" />
      <Skeleton height="md" />
    </Stack>
  );
}

export { ProductScreen as Component };
export { prefetchProduct as prefetch } from './product.query';
