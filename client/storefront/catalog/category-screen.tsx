import { paths } from '../../paths';
import { CategoryTiles, CategoryTileFragment } from '../../features/catalog/cards/category-tiles';
import { EmptyList } from '../../features/catalog/listing/empty-list';
import {
  isWhole,
  listAddress,
  readListQuery,
  writeListQuery,
} from '../../features/catalog/listing/list-query';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { breadcrumbList } from '../../ui/navigation/breadcrumb-list';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { formatCount } from '../../shop/format';
import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import styles from './category-screen.module.css';
import { itemList } from './item-list';
import { NoMatch } from './no-match';
import { asksForKnown, firstPictures, loadProductList } from './product-list-data';
import { ProductListing } from './product-listing';
import { movedTo, notFound } from '../route-answers';
import { type MetaRequest, type PageMeta, type ScreenRequest, useScreenData } from '../screen';

export const CategoryQuery = graphql(
  `
    query Category($slug: String!) {
      category(slug: $slug) {
        slug
        name
        description
        productCount
        brandCount
        parent {
          slug
          name
        }
        children {
          slug
          ...CategoryTile
        }
        seo {
          title
          description
        }
      }
    }
  `,
  [CategoryTileFragment],
);

type Category = NonNullable<ResultOf<typeof CategoryQuery>['category']>;
type CategoryData = Awaited<ReturnType<typeof loader>>;

export async function loader({ client, url, params: { slug = '' } }: ScreenRequest) {
  const asked = readListQuery(url.searchParams);
  const { category } = await runQuery(client, CategoryQuery, { slug });
  if (!category) {
    throw notFound({
      title: 'Kategori bulunamadı',
      hint: 'Kategori kaldırılmış ya da adresi değişmiş olabilir.',
      back: { text: 'Tüm ürünlere dönün', to: paths.products() },
    });
  }
  const path = paths.category(category.slug);
  if (category.slug !== slug) throw movedTo(paths.category(category.slug, writeListQuery(asked)));
  const children = category.children.map((child) => child.slug);
  // Only subcategories narrow a category: another one in the address would show what does not belong here.
  const query = { ...asked, categories: asked.categories.filter((other) => children.includes(other)) };
  const list = await loadProductList(client, query, { path, within: category.slug });
  const isKnown = query.categories.length === asked.categories.length && asksForKnown(query, list);
  return { query, isKnown, category, list };
}

export function meta({
  data: { query, isKnown, category, list },
  site,
}: MetaRequest<CategoryData>): PageMeta {
  const { name, description, productCount, seo } = category;
  const page = list.filters.length > 0 || query.text !== '' ? 1 : list.page;
  return {
    title: (seo.title ?? name) + (list.page > 1 ? `, sayfa ${String(list.page)}` : ''),
    description:
      seo.description ??
      (description ||
        `${name}: ${formatCount(productCount)} ürün, teknik değerleri, net fiyatları ve teslim süreleriyle.`),
    canonicalPath: listAddress(paths.category(category.slug), {
      ...readListQuery(new URLSearchParams()),
      page,
    }),
    robots: isWhole(query) ? 'index, follow' : 'noindex, follow',
    jsonLd: [
      breadcrumbList(trailOf(category), site.origin),
      ...itemList(list.products.items, list.page, site.origin),
    ],
    pictures: firstPictures(list),
    isUncached: !isKnown,
  };
}

/** A category: what it is, its subcategories, and its products with the filters of every list. */
export function Component() {
  const { query, category, list } = useScreenData<typeof loader>();
  const { slug, name, description, productCount, brandCount, children } = category;
  const path = paths.category(slug);
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={trailOf(category)} />
      <header className={styles.head}>
        <h1 className={text.h1}>{name}</h1>
        <p className={styles.counts}>
          {formatCount(productCount)} ürün, {formatCount(brandCount)} marka
        </p>
        {description && <p className={styles.description}>{description}</p>}
      </header>
      <CategoryTiles categories={children} />
      <ProductListing
        key={slug}
        list={list}
        query={query}
        path={path}
        within={slug}
        wholeTotal={productCount}
        title={name}
        heading="above"
        empty={
          productCount === 0 ? (
            <EmptyList
              message="Bu kategoride ürün bulunamadı"
              action={{ text: 'Tüm ürünlere bakın', address: paths.products() }}
            />
          ) : (
            <NoMatch list={list} query={query} path={path} />
          )
        }
      />
    </div>
  );
}

function trailOf({ slug, name, parent }: Category) {
  return [
    { name: 'Ana Sayfa', path: paths.home() },
    ...(parent ? [{ name: parent.name, path: paths.category(parent.slug) }] : []),
    { name, path: paths.category(slug) },
  ];
}
