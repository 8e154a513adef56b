import { EmptyList } from '../../features/catalog/listing/empty-list';
import { type ListQuery, listAddress, refine } from '../../features/catalog/listing/list-query';
import { ProductSkeleton } from '../../features/catalog/cards/product-skeleton';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/feedback/error-state';
import { FIRST_PICTURES, type ProductItems } from './product-list-data';
import { ProductCards } from './product-cards';
import { ProductRows } from './product-rows';
import { type BoughtList } from './use-bought-list';

interface BoughtResultsProps {
  list: BoughtList;
  query: ListQuery;
  path: string;
  title: string;
}

/** In the place of the results: those that the customer bought before. */
export function BoughtResults({ list, query, path, title }: BoughtResultsProps) {
  const everything = {
    text: 'Bütün ürünleri gösterin',
    address: listAddress(path, refine(query, { isBought: false })),
  };
  switch (list.kind) {
    case 'loading':
      return <ProductSkeleton view={query.view} count={FIRST_PICTURES} />;
    case 'failed':
      return <ErrorState title="Daha önce aldıklarınız yüklenemedi" onRetry={list.askAgain} />;
    case 'guest':
      return (
        <EmptyList
          message="Daha önce aldıklarınızı görmek için giriş yapın"
          action={{ text: 'Giriş yapın', address: paths.login(listAddress(path, query)) }}
        />
      );
    case 'found':
      if (list.total === 0) {
        return <EmptyList message="Bu filtrelere uyan, daha önce aldığınız ürün yok" action={everything} />;
      }
      if (list.products.items.length === 0) {
        const first = { text: 'İlk sayfaya dönün', address: listAddress(path, refine(query, {})) };
        return <EmptyList message="Bu sayfada ürün yok" action={first} />;
      }
      return <Products products={list.products} title={title} />;
  }
}

function Products({ products, title }: { products: ProductItems; title: string }) {
  if (products.view === 'list') return <ProductRows products={products.items} caption={title} />;
  return <ProductCards products={products.items} heading="h2" />;
}
