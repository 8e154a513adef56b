import { paths } from '../../paths';
import { PAGE_SIZE } from '../../features/catalog/listing/page-numbers';
import { type JsonLd } from '../screen';

interface ListedProduct {
  readonly slug: string;
  readonly name: string;
}

/** One page of a list as structured data; nothing for an empty one. */
export function itemList(products: readonly ListedProduct[], page: number, origin: string): JsonLd[] {
  if (products.length === 0) return [];
  const before = (page - 1) * PAGE_SIZE;
  return [
    {
      '@type': 'ItemList',
      numberOfItems: products.length,
      itemListElement: products.map(({ slug, name }, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name,
        url: origin + paths.product(slug),
      })),
    },
  ];
}
