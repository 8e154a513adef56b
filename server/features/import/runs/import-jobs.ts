/** The jobs of imports, as they are stored. */
export const PLAN_IMPORT = 'import-plan';
export const APPLY_IMPORT = 'import-apply';
export const UNDO_IMPORT = 'import-undo';

/** Imports write the catalog one at a time, in the order in which they were begun. */
export const CATALOG_LANE = 'catalog';
