import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { AddToCartButton } from '../../features/cart/add-to-cart-button';
import { ProductCardFragment } from '../../features/catalog/product-card';
import { OrderPanel, OrderPanelFragment } from '../../features/ordering/order-panel';
import { Gallery, GalleryFragment } from '../../features/product/gallery';
import { ProductFacts, ProductFactsFragment } from '../../features/product/product-facts';
import {
  ProductHeadFragment,
  productStructuredData,
  productTrail,
} from '../../features/product/product-head';
import { ProductInformation, ProductInformationFragment } from '../../features/product/product-information';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { breadcrumbList } from '../../ui/breadcrumb-list';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { ProductShelf } from './product-shelf';
import styles from './product-screen.module.css';
import { movedTo, notFound } from '../route-answers';
import { type MetaRequest, type PageMeta, type ScreenRequest, useScreenData } from '../screen';

const ProductQuery = graphql(
  `
    query Product($slug: String!) {
      product(slug: $slug) {
        ...ProductHead
        ...Gallery
        ...ProductFacts
        ...OrderPanel
        ...ProductInformation
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
    OrderPanelFragment,
    ProductInformationFragment,
    ProductCardFragment,
  ],
);

type ProductData = Awaited<ReturnType<typeof loader>>;

export async function loader({ client, params: { slug = '' } }: ScreenRequest) {
  const { product, siteSettings } = await runQuery(client, ProductQuery, { slug });
  if (!product) {
    throw notFound({
      title: 'Ürün bulunamadı',
      hint: 'Ürün satıştan kaldırılmış ya da adresi değişmiş olabilir.',
      back: { text: 'Tüm ürünlere dönün', to: paths.products() },
    });
  }
  if (product.slug !== slug) throw movedTo(paths.product(product.slug));
  return { product, freeShippingThreshold: siteSettings.freeShippingThreshold };
}

export function meta({ data: { product }, site }: MetaRequest<ProductData>): PageMeta {
  const { name, brand, model, seo } = product;
  return {
    title: seo.title ?? name,
    description: seo.description ?? (product.shortDescription || `${brand.name} ${model} ${name}`),
    canonicalPath: paths.product(product.slug),
    openGraphType: 'product',
    image: product.headPictures[0]?.large,
    jsonLd: [productStructuredData(product, site.origin), breadcrumbList(productTrail(product), site.origin)],
  };
}

/** Everything about one product, and how to order it. */
export function Component() {
  const { product, freeShippingThreshold } = useScreenData<typeof loader>();
  return (
    <div className={layout.page} key={product.slug}>
      <Breadcrumbs trail={productTrail(product)} />
      <div className={styles.product}>
        <Gallery product={product} />
        <div className={styles.buy}>
          <ProductFacts product={product} />
          <OrderPanel
            product={product}
            freeShippingThreshold={freeShippingThreshold}
            AddButton={AddToCartButton}
          />
        </div>
      </div>
      <ProductInformation product={product} />
      {product.similar.length > 0 && (
        <section className={layout.section}>
          <div className={layout.head}>
            <h2 className={text.h2}>Benzer ürünler</h2>
            {product.category && (
              <Link className={text.link} to={paths.category(product.category.slug)}>
                {product.category.name} kategorisinin tümü
              </Link>
            )}
          </div>
          <ProductShelf products={product.similar} heading="h3" />
        </section>
      )}
    </div>
  );
}
