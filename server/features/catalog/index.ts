export { CatalogModule } from './catalog.module.js';
export { CatalogOverview, type Overview } from './catalog.overview.js';
export { CatalogQueries } from './catalog.queries.js';
export { Category } from './category.type.js';
export type { Conditions } from './conditions.js';
export { Brand, Product } from './product.type.js';
export { PRODUCT_COLUMNS } from './product.view.js';
