import { Suspense, useEffect } from 'react';
import { Link, type ShouldRevalidateFunction } from 'react-router-dom';
import { paths } from '../../paths';
import { ProductCardFragment } from '../../features/catalog/cards/product-card';
import { BuyBox } from '../../features/catalog/buy-box/buy-box';
import { PurchaseOptionsFragment } from '../../features/catalog/buy-box/purchase-options';
import { stockCode } from '../../features/catalog/buy-box/selection';
import {
  readSelection,
  VARIATION_PARAMETER,
  withSelection,
} from '../../features/catalog/buy-box/selection-address';
import { useAddressSelection } from '../../features/catalog/buy-box/use-address-selection';
import { firstPriceOf } from '../../features/catalog/buy-box/calculated-price';
import { Gallery, GalleryFragment, galleryPicture } from '../../features/catalog/product/gallery';
import { ProductFacts, ProductFactsFragment } from '../../features/catalog/product/product-facts';
import {
  type ChosenProduct,
  ProductHeadFragment,
  productStructuredData,
  productTrail,
} from '../../features/catalog/product/product-head';
import {
  ProductInformation,
  ProductInformationFragment,
} from '../../features/catalog/product/product-information';
import { TAB_PARAMETER, withKnownTab } from '../../features/catalog/product/product-parameters';
import { rememberSeen } from '../../features/catalog/product/recently-seen';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { breadcrumbList } from '../../ui/navigation/breadcrumb-list';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { ProductCards } from './product-cards';
import styles from './product-screen.module.css';
import { foundAt, movedTo, notFound } from '../route-answers';
import { type MetaRequest, type PageMeta, type ScreenRequest, useScreenData } from '../screen';

export const ProductQuery = graphql(
  `
    query Product($slug: String!) {
      product(slug: $slug) {
        ...ProductHead
        ...Gallery
        ...ProductFacts
        ...PurchaseOptions
        ...ProductInformation
        successor {
          slug
          name
        }
        equivalents(take: 4) {
          ...ProductCard
        }
        spareParts(take: 8) {
          ...ProductCard
        }
        similar(take: 4) {
          ...ProductCard
        }
      }
      siteSettings {
        freeShippingThreshold
      }
    }
  `,
  [
    ProductHeadFragment,
    GalleryFragment,
    ProductFactsFragment,
    PurchaseOptionsFragment,
    ProductInformationFragment,
    ProductCardFragment,
  ],
);

/** Asked only where there is no such product, which is seldom. */
export const DiscontinuedProductQuery = graphql(`
  query DiscontinuedProduct($slug: String!) {
    discontinuedProduct(slug: $slug) {
      name
      successor {
        slug
        name
      }
    }
  }
`);

type ProductData = Awaited<ReturnType<typeof loader>>;

export async function loader({ client, url, params: { slug = '' } }: ScreenRequest) {
  const { product, siteSettings } = await runQuery(client, ProductQuery, { slug });
  if (!product) throw await missingAt(client, slug);
  const selection = readSelection(product.attributes, url.searchParams);
  const parameters = withSelection(withKnownTab(url.searchParams), product.attributes, selection);
  if (product.slug !== slug) throw movedTo(paths.product(product.slug, parameters));
  // Each choice and tab has one address, and what cannot be chosen has none: they would fill the cache of pages.
  if (differ(parameters, url.searchParams)) throw foundAt(paths.product(slug, parameters));
  return {
    product,
    selection,
    price:
      namedIn(parameters).length > 0 ? await firstPriceOf(client, product, selection) : product.minOrderPrice,
    freeShippingThreshold: siteSettings.freeShippingThreshold,
  };
}

/** What is said of a product that nobody can see: by what it was replaced, where it was. */
async function missingAt(client: ScreenRequest['client'], slug: string) {
  const { discontinuedProduct: old } = await runQuery(client, DiscontinuedProductQuery, { slug });
  if (old) {
    return notFound({
      title: `${old.name} artık satılmıyor`,
      hint: `Yerini ${old.successor.name} aldı.`,
      back: { text: `Yerine geçen ürün: ${old.successor.name}`, to: paths.product(old.successor.slug) },
    });
  }
  return notFound({
    title: 'Ürün bulunamadı',
    hint: 'Ürün satıştan kaldırılmış ya da adresi değişmiş olabilir.',
    back: { text: 'Tüm ürünlere dönün', to: paths.products() },
  });
}

const namedIn = (parameters: URLSearchParams) => parameters.getAll(VARIATION_PARAMETER);

const differ = (one: URLSearchParams, other: URLSearchParams) =>
  [VARIATION_PARAMETER, TAB_PARAMETER].some(
    (name) => JSON.stringify(one.getAll(name)) !== JSON.stringify(other.getAll(name)),
  );

/** Tabs and choices stand in the address of a product, but all of its data is on the page already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export function meta({ data, site }: MetaRequest<ProductData>): PageMeta {
  const { product } = data;
  const { name, brand, model, seo } = product;
  return {
    title: seo.title ?? name,
    description: seo.description ?? (product.shortDescription || `${brand.name} ${model} ${name}`),
    canonicalPath: paths.product(product.slug),
    openGraphType: 'product',
    image: product.headPictures[0]?.large,
    jsonLd: [
      productStructuredData(product, chosenOf(data), site.origin),
      breadcrumbList(productTrail(product), site.origin),
    ],
    pictures: galleryPicture(product),
  };
}

function chosenOf({ product, selection, price }: ProductData): ChosenProduct {
  const parameters = withSelection(new URLSearchParams(), product.attributes, selection);
  const path = paths.product(product.slug, parameters);
  return { price, stockCode: stockCode(product, selection), path };
}

/** Everything about one product, and how to buy it. */
export function Component() {
  const { product, price, freeShippingThreshold } = useScreenData<typeof loader>();
  const choosing = useAddressSelection(product.attributes);
  useEffect(() => rememberSeen(product.slug), [product.slug]);
  return (
    <div className={layout.page} key={product.slug}>
      <Breadcrumbs trail={productTrail(product)} />
      <div className={styles.product}>
        <Gallery product={product} />
        <div className={styles.buy}>
          {product.successor && (
            <p className={styles.successor}>
              Bu ürünün yenisi var:{' '}
              <Link className={text.link} to={paths.product(product.successor.slug)}>
                {product.successor.name}
              </Link>
            </p>
          )}
          <ProductFacts product={product} stockCode={stockCode(product, choosing.selection)} />
          <BuyBox
            product={product}
            choosing={choosing}
            firstPrice={price}
            freeShippingThreshold={freeShippingThreshold}
          />
        </div>
      </div>
      <Suspense>
        <ProductInformation product={product} />
      </Suspense>
      <Related title="Muadil ürünler" products={product.equivalents} />
      <Related title="Yedek parçalar" products={product.spareParts} />
      {product.similar.length > 0 && (
        <section className={`${layout.section} ${styles.related}`}>
          <div className={layout.head}>
            <h2 className={text.h2}>Benzer ürünler</h2>
            {product.category && (
              <Link className={text.link} to={paths.category(product.category.slug)}>
                {product.category.name} kategorisinin tümü
              </Link>
            )}
          </div>
          <ProductCards products={product.similar} heading="h3" />
        </section>
      )}
    </div>
  );
}

interface RelatedProps {
  title: string;
  products: ProductData['product']['equivalents'];
}

/** Products that staff named as belonging to this one. */
function Related({ title, products }: RelatedProps) {
  if (products.length === 0) return null;
  return (
    <section className={`${layout.section} ${styles.related}`}>
      <div className={layout.head}>
        <h2 className={text.h2}>{title}</h2>
      </div>
      <ProductCards products={products} heading="h3" />
    </section>
  );
}
