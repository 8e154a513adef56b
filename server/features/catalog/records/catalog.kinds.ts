/** What the catalog has versions of. */
export const CATALOG_KINDS = ['product', 'category'] as const;

export type CatalogKind = (typeof CATALOG_KINDS)[number];
