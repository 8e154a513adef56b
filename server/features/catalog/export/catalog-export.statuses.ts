/** How far an export of the catalog has come, each with its description in the schema. */
export const CATALOG_EXPORT_STATUSES = {
  writing: 'Its file is being written, or waits for a worker.',
  ready: 'Its file can be downloaded.',
  failed: 'Its file could not be written: see `failure`.',
  cancelled: 'Somebody stopped it.',
} as const;

export type CatalogExportStatus = keyof typeof CATALOG_EXPORT_STATUSES;
