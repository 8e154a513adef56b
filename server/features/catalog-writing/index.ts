// Ten names at most: what is not here is reached through these, as in AttributeDraft['variations'][number].
export { CatalogWriter } from './catalog.writer.js';
export { CatalogWritingModule } from './catalog-writing.module.js';
export type { CategoryDraft, CategorySnapshot } from './category.draft.js';
export { skuKey } from './keys.js';
export type { AttributeDraft, ProductDraft, ProductSnapshot, TechnicalSpecDraft } from './product.draft.js';
