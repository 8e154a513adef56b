/**
 * Products and categories, as visitors read them and as staff and imports write them.
 *
 * Rooms, each importing only those before it: pictures, offers, stock, drafts, documents, products, search, listing, matching, records, writing, suggestions, admin, sheet, export.
 */
export { CatalogAdminModule } from './admin/catalog-admin.module.js';
export { hasAnyGap } from './admin/product.gaps.js';
export { ProductsExport } from './admin/products.export.js';
export { CatalogModule } from './catalog.module.js';
export type { CatalogExportEntity } from './export/catalog-export.entity.js';
export { CatalogExportFiles } from './export/catalog-export.files.js';
export { WriteCatalogExport } from './export/catalog-export.job.js';
export { CatalogExportModule } from './export/catalog-export.module.js';
export { CATALOG_EXPORT_STATUSES, type CatalogExportStatus } from './export/catalog-export.statuses.js';
export { CatalogExportSweeper, endOfExport } from './export/catalog-export.sweeper.js';
export { CatalogExportWritingModule } from './export/catalog-export-writing.module.js';
export { catalogFileName, CatalogExports } from './export/catalog-exports.js';
export { CatalogTemplates } from './export/catalog-templates.js';
export { CatalogWorkbook } from './export/catalog.workbook.js';
export { UNCATEGORIZED } from './export/category.texts.js';
export { DocumentSweeper } from './documents/document.sweeper.js';
export { DOCUMENT_UPLOAD, DocumentFiles, type StoredDocument } from './documents/document-files.js';
export { DocumentsModule } from './documents/documents.module.js';
export { type MissedSearch, MissedSearches, MissedSearchSweeper } from './search/missed-searches.js';
export { ProductListArgs } from './listing/product-list.input.js';
export { ProductListService } from './listing/product-list.service.js';
export { ProductListModule } from './listing/product-list.module.js';
export type { LineMatch, LineToMatch, MatchReason, ProductMatch } from './matching/product-match.js';
export { ProductMatcher } from './matching/product-matcher.js';
export { ProductMatchingModule } from './matching/product-matching.module.js';
export { ChosenVariationInput, ChosenVariations } from './offers/chosen-variation.input.js';
export { deliveryOf, deliveryText } from './offers/delivery.js';
export { DeliveryPart } from './offers/delivery.type.js';
export { choose, withinLimits } from './offers/offer.choices.js';
export { type Offer, type OfferedProduct, OfferQueries, availableStockOf } from './offers/offer.queries.js';
export { productNotFound } from './offers/offer.refusals.js';
export { OffersModule } from './offers/offers.module.js';
export { failureText } from './pictures/failure-text.js';
export { FetchPicture } from './pictures/picture-fetch.job.js';
export { PictureFetchSweeper } from './pictures/picture-fetch.sweeper.js';
export { PictureLoaders } from './pictures/picture.loaders.js';
export { Picture } from './pictures/picture.type.js';
export { PictureUploadSweeper } from './pictures/picture-upload.sweeper.js';
export { PICTURE_UPLOAD, PictureUploads } from './pictures/picture-uploads.js';
export { PictureFetchingModule, PicturesModule, PictureUploadsModule } from './pictures/pictures.module.js';
export { CatalogOverview } from './products/catalog.overview.js';
export { CatalogQueries } from './products/catalog.queries.js';
export { Product } from './products/product.type.js';
export { ProductsModule } from './products/products.module.js';
export { CatalogFile, headingWarnings } from './sheet/catalog-file.js';
export { type Column, columnWidth, maxLengthOf } from './sheet/column.js';
export { columnLabel } from './sheet/column.labels.js';
export { CATALOG_SHEETS, SHEET_KINDS, type SheetKind } from './sheet/catalog.columns.js';
export { catalogNotRecognized } from './sheet/catalog-sheet.refusals.js';
export { catalogTemplate, isNotesSheet, isSampleRow } from './sheet/catalog.template.js';
export { type CategoryRow, readCategoryRow } from './sheet/category.rows.js';
export { type DetailRow, readSpecRow, readVariationRow } from './sheet/detail.rows.js';
export { type ProductRow, readProductRow } from './sheet/product.rows.js';
export { type ReadableSheet, RowCells, shownText } from './sheet/row-cells.js';
export type { AssignedHeading, HeadingMatch } from './sheet/heading-readings.js';
export { notationOf } from './sheet/number-columns.js';
export {
  likelyHeadings,
  PROBLEM_HEADING,
  type RecognizedSheet,
  recognizeSheet,
  type SheetHeading,
} from './sheet/sheet-recognition.js';
export { type ParsedRow, type Place, type RowProblem, rowProblem } from './sheet/row-problem.js';
export { LowStock } from './stock/low-stock.js';
export { type ShortLine, shortLinesOf } from './stock/stock.refusals.js';
export { StockService } from './stock/stock.service.js';
export { StockModule } from './stock/stock.module.js';
export { type AvailableStock, type StockAllocation, allocateStock } from './stock/stock.allocation.js';
export { CatalogWritingModule } from './writing/catalog-writing.module.js';
export { CatalogArchive } from './writing/catalog.archive.js';
export { CatalogRemoval } from './writing/catalog.removal.js';
export { CatalogVersionLog } from './writing/catalog.version-log.js';
export { CatalogLookup } from './records/catalog.lookup.js';
export { CatalogRecordsModule } from './records/catalog-records.module.js';
export { type CatalogRecord, CatalogRecords, type CatalogVersion } from './records/catalog.records.js';
export { CatalogSnapshots, versionKey } from './records/catalog.snapshots.js';
export { CatalogWriter } from './writing/catalog.writer.js';
export { refuseDeepNesting } from './writing/category.writer.js';
export type { CategoryTree, KnownCategories } from './writing/known-categories.js';
export { changedFields } from './drafts/changed-fields.js';
export { mergeCategory } from './drafts/category.merging.js';
export { mergeProduct } from './drafts/product.merging.js';
export type { CategoryDraft, CategorySnapshot } from './drafts/category.draft.js';
export { plainText, PRODUCT_FIELDS } from './drafts/product.fields.js';
export { brandKey, skuKey } from './drafts/keys.js';
export type {
  AttributeDraft,
  ProductDraft,
  ProductSnapshot,
  TechnicalSpecDraft,
} from './drafts/product.draft.js';
