import { Archive, Boxes, CircleDashed, Download, PackageX, Plus } from 'lucide-react';
import { Badge } from '@chakra-ui/react';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { paths } from '../../paths';
import { formatLiraExactly } from '../../shop/format';
import { type PaletteLine } from '../palette/palette-line';
import { finderOf, type PaletteSource } from '../palette/palette-source';
import { PRODUCT_STATES, stateOf } from './product-labels';
import { EVERY_GAP, productsParameters, type ProductsState } from './products-state';

const ProductSuggestionsQuery = graphql(`
  query PanelProductSuggestions($text: String!) {
    adminProducts(filter: { text: $text, states: [PUBLIC, HIDDEN, ARCHIVED] }, sort: NAME, take: 5) {
      items {
        id
        name
        sku
        basePrice
        isPublic
        isArchived
      }
    }
  }
`);

type Found = ResultOf<typeof ProductSuggestionsQuery>['adminProducts']['items'][number];

const listOf = (narrowed: Partial<ProductsState>) => paths.adminProducts(productsParameters(narrowed));

/** What is found of products: themselves, a new one, and the lists that are asked for most. */
export const productsPalette: PaletteSource = {
  actions: [
    {
      id: 'yeni-urun',
      icon: Plus,
      title: 'Yeni ürün',
      keywords: 'ekle oluştur',
      to: paths.adminNewProduct(),
    },
    {
      id: 'eksik',
      icon: CircleDashed,
      title: 'Eksik bilgili ürünler',
      keywords: 'görsel açıklama marka',
      to: listOf({ gaps: EVERY_GAP }),
    },
    {
      id: 'tukenen',
      icon: PackageX,
      title: 'Tükenen ve azalan ürünler',
      keywords: 'stok biten',
      to: listOf({ stocks: ['LOW', 'NONE'], sort: 'LOWEST_STOCK' }),
    },
    {
      id: 'arsiv',
      icon: Archive,
      title: 'Arşivdeki ürünler',
      keywords: 'silinen',
      to: listOf({ states: ['ARCHIVED'] }),
    },
    {
      id: 'urunleri-aktar',
      icon: Download,
      title: 'Ürünleri dışa aktar',
      keywords: 'excel indir tablo',
      href: paths.adminListExport('urunler'),
      opens: 'file',
    },
  ],
  finder: finderOf(ProductSuggestionsQuery, ({ adminProducts }) => [
    { title: 'Ürünler', lines: adminProducts.items.map(lineOf) },
  ]),
};

function lineOf({ id, name, sku, basePrice, ...product }: Found): PaletteLine {
  const { label, tone } = PRODUCT_STATES[stateOf(product)];
  return {
    id,
    icon: Boxes,
    title: name,
    detail: [sku, basePrice === 0 ? 'Fiyat Sorunuz' : formatLiraExactly(basePrice)].join(' · '),
    aside: product.isPublic ? undefined : <Badge colorPalette={tone}>{label}</Badge>,
    to: paths.adminProduct(id),
  };
}
