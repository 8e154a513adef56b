import { type Client, type OperationContext } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { ImportProgressFragment } from '../progress/progress-text';
import { ImportStateFragment } from '../status/import-state';
import { prefetch } from '../../navigation/prefetch';

export const ImportStartQuery = graphql(`
  query ImportStart {
    importOverview {
      mainCategories
      subcategories
      products
      incompleteProducts
      addedLately
      addedBefore
      suppliers
    }
    importColumns {
      kind
      title
      columns {
        field
        header
        isRequired
        note
      }
    }
  }
`);

export type ImportOverview = ResultOf<typeof ImportStartQuery>['importOverview'];
export type KnownSheet = ResultOf<typeof ImportStartQuery>['importColumns'][number];

/** The newest imports, whatever page of them is listed, and the last one that was applied. */
export const NewestImportsQuery = graphql(
  `
    query NewestImports {
      importRuns(take: 10) {
        items {
          id
          fileName
          appliedBy {
            name
          }
          uploadedBy {
            name
          }
          progress {
            ...ImportProgress
          }
          ...ImportState
        }
      }
      applied: importRuns(take: 1, onlyApplied: true) {
        items {
          id
          appliedAt
          appliedBy {
            name
          }
          result {
            details {
              productsAdded
              productsUpdated
            }
          }
        }
      }
    }
  `,
  [ImportProgressFragment, ImportStateFragment],
);

export type NewestImport = ResultOf<typeof NewestImportsQuery>['importRuns']['items'][number];
export type AppliedImport = ResultOf<typeof NewestImportsQuery>['applied']['items'][number];

export const ListedImportFragment = graphql(
  `
    fragment ListedImport on ImportRun @_unmask {
      id
      fileName
      uploadedAt
      uploadedBy {
        name
      }
      canUndo
      result {
        details {
          categoriesAdded
          categoriesUpdated
          productsAdded
          productsUpdated
          failed
        }
      }
      ...ImportState
    }
  `,
  [ImportStateFragment],
);

export type ListedImport = ResultOf<typeof ListedImportFragment>;

export const ImportRunsQuery = graphql(
  `
    query ImportRuns($skip: Int!, $take: Int!) {
      importRuns(skip: $skip, take: $take) {
        total
        items {
          ...ListedImport
        }
      }
    }
  `,
  [ListedImportFragment],
);

/** Imports come to an end by themselves, and an empty list names nothing that a new one would change. */
export const RUNS_CONTEXT: Partial<OperationContext> = {
  requestPolicy: 'cache-and-network',
  additionalTypenames: ['ImportRun'],
};

/** Asks for the catalog in numbers, for the screen to find. The imports come by themselves. */
export function prefetchStart(client: Client): Promise<null> {
  return prefetch(client, ImportStartQuery, {});
}
