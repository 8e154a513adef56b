import { type KnownSheets, type PanelImport } from './run.query';

type Heading = PanelImport['sheets'][number]['headings'][number];

/** A heading of a file as it was recognized. */
export const headingOf = (
  position: number,
  heading: string,
  field: string | null,
  samples: readonly string[] = [],
): Heading => ({ position, heading, field, match: field === null ? null : 'HEADER', samples: [...samples] });

/** A sheet of products with some headings. */
export const productSheet = (
  headings: Heading[],
  missingHeadings: string[] = [],
): PanelImport['sheets'][number] => ({
  position: 0,
  name: 'Liste',
  kind: 'PRODUCTS',
  rowCount: 12,
  headings,
  missingHeadings,
});

/** The columns of products that most specs need. */
export const KNOWN: KnownSheets = [
  {
    kind: 'PRODUCTS',
    title: 'Urunler',
    columns: [
      { field: 'name', header: 'Urun_Adi', label: 'Ürün adı', isRequired: true, choices: [] },
      { field: 'category', header: 'Kategori', label: 'Kategori', isRequired: true, choices: [] },
      { field: 'price', header: 'Fiyat', label: 'Fiyat', isRequired: true, choices: [] },
      { field: 'sku', header: 'SKU', label: 'Stok kodu', isRequired: false, choices: [] },
      { field: 'warranty', header: 'Garanti', label: 'Garanti', isRequired: false, choices: [] },
    ],
  },
  {
    kind: 'CATEGORIES',
    title: 'Kategoriler',
    columns: [
      { field: 'name', header: 'Kategori_Adi', label: 'Kategori adı', isRequired: true, choices: [] },
      { field: 'description', header: 'Aciklama', label: 'Açıklama', isRequired: true, choices: [] },
    ],
  },
];
