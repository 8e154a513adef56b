import type { ImportItem, ImportRunEntity } from '../features/import/index.js';

/** What the preview shows of a row. */
export type ItemOfSpec = Pick<
  ImportItem,
  | 'number'
  | 'subject'
  | 'kind'
  | 'label'
  | 'sku'
  | 'rowNumber'
  | 'targetId'
  | 'fields'
  | 'changes'
  | 'problems'
  | 'warnings'
  | 'isPriceJump'
  | 'clearedFields'
  | 'nearestCategory'
>;

/** A file that was compared and applied, with what its preview showed. */
export interface ImportOfSpec {
  run: ImportRunEntity;
  items: ItemOfSpec[];
  success: boolean;
  status: 'complete' | 'partial' | 'failed';
  message: string;
  details: Pick<
    NonNullable<ImportRunEntity['result']>['details'],
    | 'categoriesAdded'
    | 'categoriesUpdated'
    | 'productsAdded'
    | 'productsUpdated'
    | 'unchanged'
    | 'failed'
    | 'errors'
  >;
  /** Of the file and of its rows. */
  warnings: string[];
}

type Counted = Pick<ImportOfSpec, 'details'>;

export const countsOf = ({ details }: Counted) => ({
  categories: [details.categoriesAdded, details.categoriesUpdated],
  products: [details.productsAdded, details.productsUpdated],
  unchanged: details.unchanged,
  failed: details.failed,
});

/** Of an import that changed nothing. */
export const NOTHING = {
  categoriesAdded: 0,
  categoriesUpdated: 0,
  productsAdded: 0,
  productsUpdated: 0,
  unchanged: 0,
  failed: 0,
};

export const errorsOf = ({ details }: Counted) => details.errors.map(({ text }) => text);
export const warningsOf = ({ warnings }: Pick<ImportOfSpec, 'warnings'>) => warnings;
