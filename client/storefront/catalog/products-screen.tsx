import { paths } from '../../paths';
import { EmptyList } from '../../features/catalog/listing/empty-list';
import {
  isWhole,
  type ListQuery,
  listAddress,
  readListQuery,
} from '../../features/catalog/listing/list-query';
import { OwnNumberBand } from '../../features/purchases/own-number-band';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { breadcrumbList } from '../../ui/navigation/breadcrumb-list';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import layout from '../../design/layout.module.css';
import { itemList } from './item-list';
import { NoMatch } from './no-match';
import { asksForKnown, firstPictures, loadProductList } from './product-list-data';
import { ProductListing } from './product-listing';
import { type MetaRequest, type PageMeta, type ScreenRequest, useScreenData } from '../screen';

const PATH = paths.products();

export const MainCategoriesQuery = graphql(`
  query MainCategories {
    categories {
      slug
      name
      productCount
    }
  }
`);

type ProductsData = Awaited<ReturnType<typeof loader>>;

export async function loader({ client, url }: ScreenRequest) {
  const query = readListQuery(url.searchParams);
  const [list, { categories }] = await Promise.all([
    loadProductList(client, query, { path: PATH }),
    runQuery(client, MainCategoriesQuery, {}),
  ]);
  return { query, list, categories: categories.filter(({ productCount }) => productCount > 0) };
}

export function meta({ data: { query, list, categories }, site }: MetaRequest<ProductsData>): PageMeta {
  const isFiltered = query.text !== '' || list.filters.length > 0;
  const name = titleOf(query);
  const kinds = categories.map((category) => category.name).join(', ');
  return {
    title: list.page > 1 ? `${name}, sayfa ${String(list.page)}` : name,
    description: `${site.name} ürünleri, teknik değerleri, net fiyatları, stok durumu ve teslim süreleriyle. ${kinds}`,
    canonicalPath: listAddress(PATH, {
      ...readListQuery(new URLSearchParams()),
      page: isFiltered ? 1 : list.page,
    }),
    robots: isWhole(query) ? 'index, follow' : 'noindex, follow',
    jsonLd: [
      breadcrumbList(trailOf(query), site.origin),
      ...itemList(list.products.items, list.page, site.origin),
    ],
    pictures: firstPictures(list),
    isUncached: !asksForKnown(query, list),
  };
}

/** Every product of the shop, searched and filtered. */
export function Component() {
  const { query, list, categories } = useScreenData<typeof loader>();
  const isShopEmpty = list.facts.catalogTotal === 0;
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={trailOf(query)} />
      {query.text !== '' && <OwnNumberBand text={query.text} />}
      <ProductListing
        list={list}
        query={query}
        path={PATH}
        wholeTotal={list.facts.catalogTotal}
        title={titleOf(query)}
        empty={
          isShopEmpty ? (
            <EmptyList
              message="Henüz ürün eklenmemiş"
              action={{ text: 'Ana sayfaya dönün', address: paths.home() }}
            />
          ) : (
            <NoMatch list={list} query={query} path={PATH} categories={categories} />
          )
        }
      />
    </div>
  );
}

function titleOf({ text, isNew }: ListQuery): string {
  if (text) return `«${text}» için sonuçlar`;
  return isNew ? 'Yeni Ürünler' : 'Tüm Ürünler';
}

function trailOf(query: ListQuery) {
  const list = { name: 'Tüm Ürünler', path: PATH };
  const searched = { name: `«${query.text}»`, path: paths.search(query.text) };
  return [{ name: 'Ana Sayfa', path: paths.home() }, list, ...(query.text ? [searched] : [])];
}
