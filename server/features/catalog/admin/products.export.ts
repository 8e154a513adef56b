import { Injectable } from '@nestjs/common';
import type { ExportColumn, ListExport } from '../../../kernel/exports/list-export.js';
import { AdminProductsArgs } from './product-list.input.js';
import { AdminProductListQueries, type ListedProduct } from './product-list.queries.js';

const KURUS = 100;
const UNCATEGORIZED = 'Kategorisiz';
const yesOrNo = (value: boolean) => (value ? 'Evet' : 'Hayır');

const COLUMNS: readonly ExportColumn<ListedProduct>[] = [
  { header: 'Ürün', widthCharacters: 48, cell: ({ name }) => name },
  { header: 'Stok kodu', widthCharacters: 18, cell: ({ sku }) => sku },
  { header: 'Marka', widthCharacters: 16, cell: ({ brand }) => brand },
  { header: 'Model', widthCharacters: 16, cell: ({ model }) => model },
  { header: 'Kategori', widthCharacters: 28, cell: ({ category }) => category?.name ?? UNCATEGORIZED },
  { header: 'Fiyat', widthCharacters: 14, cell: ({ basePrice }) => ({ lira: basePrice / KURUS }) },
  { header: 'Stok', widthCharacters: 10, cell: ({ stockQuantity }) => stockQuantity },
  { header: 'Seçenek stoku', widthCharacters: 14, cell: ({ choiceStock }) => choiceStock },
  { header: 'Birim', widthCharacters: 10, cell: ({ unit }) => unit },
  { header: 'Stokta', widthCharacters: 9, cell: ({ inStock }) => yesOrNo(inStock) },
  { header: 'Yeni', widthCharacters: 9, cell: ({ isNew }) => yesOrNo(isNew) },
  { header: 'Öne çıkan', widthCharacters: 10, cell: ({ isFeatured }) => yesOrNo(isFeatured) },
  { header: 'Arşivde', widthCharacters: 9, cell: ({ isArchived }) => yesOrNo(isArchived) },
  { header: 'Puan', widthCharacters: 8, cell: ({ rating }) => rating },
  { header: 'Değerlendirme', widthCharacters: 14, cell: ({ reviewCount }) => reviewCount },
  { header: 'Adres', widthCharacters: 40, cell: ({ slug }) => `/urun/${slug}` },
];

/** The list of all products as a spreadsheet; the sheets that an import reads are those of the catalog export. */
@Injectable()
export class ProductsExport implements ListExport<AdminProductsArgs, ListedProduct> {
  readonly name = 'urunler';
  readonly query = 'adminProducts';
  readonly args = AdminProductsArgs;
  readonly permission = 'catalog';
  readonly recordedAs = 'product-export';
  readonly fileName = 'Urunler';
  readonly sheetName = 'Ürünler';
  readonly columns = COLUMNS;

  constructor(private readonly list: AdminProductListQueries) {}

  rows(request: AdminProductsArgs): AsyncGenerator<readonly ListedProduct[]> {
    return this.list.whole(request);
  }
}
