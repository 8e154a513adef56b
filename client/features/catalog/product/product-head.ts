import { paths } from '../../../paths';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { absoluteAddress } from '../../../shop/origin';

/** What search engines and shared links show of a product. */
export const ProductHeadFragment = graphql(`
  fragment ProductHead on Product @_unmask {
    slug
    name
    shortDescription
    description
    sku
    model
    brand {
      name
    }
    category {
      slug
      name
      parent {
        slug
        name
      }
    }
    inStock
    rating
    reviewCount
    headPictures: pictures {
      large: url(width: 960)
    }
    seo {
      title
      description
    }
    headDocuments: documents {
      title
      url
    }
    headEquivalents: equivalents(take: 4) {
      slug
      name
    }
  }
`);

export type ProductHead = ResultOf<typeof ProductHeadFragment>;

/** The combination that the address of a page names. */
export interface ChosenProduct {
  /** Of its smallest order; `unitGross` is one unit with tax, kuruş. */
  readonly price: {
    readonly unitGross: number;
    readonly priceOnRequest: boolean;
    readonly available: boolean;
    readonly delivery: readonly { readonly isFromStock: boolean }[];
  };
  readonly stockCode: string;
  /** The page with this combination chosen. */
  readonly path: string;
}

/** From the home page down to the product; one that belongs to no category stands right below the list. */
export function productTrail({ slug, name, category }: ProductHead) {
  const above = [category?.parent, category].filter((step) => step !== null && step !== undefined);
  const list = { name: 'Tüm Ürünler', path: paths.products() };
  return [
    { name: 'Ana Sayfa', path: paths.home() },
    ...(above.length > 0
      ? above.map((step) => ({ name: step.name, path: paths.category(step.slug) }))
      : [list]),
    { name, path: paths.product(slug) },
  ];
}

/**
 * The product as schema.org has it. The offer carries the price with tax that the page shows for what is chosen; there is
 * no offer while the price has to be asked for, and no rating while nobody has rated.
 */
export function productStructuredData(product: ProductHead, chosen: ChosenProduct, origin: string) {
  const { reviewCount } = product;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription || product.description || product.name,
    sku: chosen.stockCode,
    mpn: product.model,
    brand: { '@type': 'Brand', name: product.brand.name },
    url: origin + paths.product(product.slug),
    ...(product.category && { category: product.category.name }),
    ...(product.headPictures.length > 0 && {
      image: product.headPictures.map(({ large }) => absoluteAddress(large, origin)),
    }),
    ...(product.headDocuments.length > 0 && {
      subjectOf: product.headDocuments.map(({ title, url }) => ({
        '@type': 'DigitalDocument',
        name: title,
        url: absoluteAddress(url, origin),
        encodingFormat: 'application/pdf',
      })),
    }),
    ...(product.headEquivalents.length > 0 && {
      isSimilarTo: product.headEquivalents.map(({ slug, name }) => ({
        '@type': 'Product',
        name,
        url: origin + paths.product(slug),
      })),
    }),
    ...(!chosen.price.priceOnRequest && { offers: offerOf(product, chosen, origin) }),
    ...(reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount },
    }),
  } as const;
}

function offerOf({ inStock }: ProductHead, { price: chosen, path }: ChosenProduct, origin: string) {
  const price = (chosen.unitGross / 100).toFixed(2);
  return {
    '@type': 'Offer',
    url: origin + path,
    price,
    priceCurrency: 'TRY',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'TRY',
      valueAddedTaxIncluded: true,
    },
    availability: `https://schema.org/${availabilityOf(inStock, chosen)}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

/** What the page promises to procure is on back order, even where staff flag it as available. */
function availabilityOf(inStock: boolean, { available, delivery }: ChosenProduct['price']) {
  if (delivery.length > 0 && delivery.every(({ isFromStock }) => !isFromStock)) return 'BackOrder';
  return inStock && available ? 'InStock' : 'OutOfStock';
}
