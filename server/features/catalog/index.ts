/**
 * Products and categories, as visitors read them and as staff and imports write them.
 *
 * Rooms, each importing only those before it: pictures, offers, stock, drafts, products, search, listing, writing, sheet.
 */
export { CatalogModule } from './catalog.module.js';
export { ProductListModule } from './listing/product-list.module.js';
export { ChosenVariationInput, ChosenVariations } from './offers/chosen-variation.input.js';
export { deliveryOf, deliveryText } from './offers/delivery.js';
export { DeliveryPart } from './offers/delivery.type.js';
export { choose, withinLimits } from './offers/offer.choices.js';
export { type Offer, type OfferedProduct, OfferQueries, availableStockOf } from './offers/offer.queries.js';
export { productNotFound } from './offers/offer.refusals.js';
export { OffersModule } from './offers/offers.module.js';
export { PictureLoaders } from './pictures/picture.loaders.js';
export { Picture } from './pictures/picture.type.js';
export { PicturesModule } from './pictures/pictures.module.js';
export { CatalogQueries } from './products/catalog.queries.js';
export { Product } from './products/product.type.js';
export { ProductsModule } from './products/products.module.js';
export { CatalogFile } from './sheet/catalog-file.js';
export { catalogTemplate } from './sheet/catalog.template.js';
export type { CategoryRow } from './sheet/category.rows.js';
export type { DetailRow } from './sheet/detail.rows.js';
export type { ProductRow } from './sheet/product.rows.js';
export { type ParsedRow, type Place, type RowProblem, rowProblem } from './sheet/row-problem.js';
export { type ShortLine, shortLinesOf } from './stock/stock.refusals.js';
export { StockService } from './stock/stock.service.js';
export { StockModule } from './stock/stock.module.js';
export { type AvailableStock, type StockAllocation, allocateStock } from './stock/stock.allocation.js';
export { CatalogWritingModule } from './writing/catalog-writing.module.js';
export { CatalogArchive } from './writing/catalog.archive.js';
export { CatalogVersionLog } from './writing/catalog.version-log.js';
export { type CatalogRecord, CatalogRecords, type CatalogVersion } from './writing/catalog.records.js';
export { CatalogWriter } from './writing/catalog.writer.js';
export type { CategoryDraft, CategorySnapshot } from './drafts/category.draft.js';
export { skuKey } from './drafts/keys.js';
export type {
  AttributeDraft,
  ProductDraft,
  ProductSnapshot,
  TechnicalSpecDraft,
} from './drafts/product.draft.js';
