export { CatalogueFile } from './catalogue-file.js';
export { catalogueTemplate } from './catalogue.template.js';
export type { CategoryRow } from './category.rows.js';
export type { DetailRow } from './detail.rows.js';
export type { ProductRow } from './product.rows.js';
export { type ParsedRow, type Place, type RowProblem, rowProblem } from './row-problem.js';
