import { type OperationContext } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { ImportProgressFragment } from '../progress/progress-text';

export const CatalogExportFragment = graphql(
  `
    fragment CatalogExport on CatalogExport @_unmask {
      id
      status
      fileName
      requestedAt
      requestedBy {
        name
      }
      products
      bytes
      expiresAt
      failure
      progress {
        ...ImportProgress
      }
    }
  `,
  [ImportProgressFragment],
);

export type CatalogExport = ResultOf<typeof CatalogExportFragment>;

export const CatalogExportsQuery = graphql(
  `
    query CatalogExports {
      catalogExports {
        ...CatalogExport
      }
    }
  `,
  [CatalogExportFragment],
);

/** They come to an end by themselves, and an empty list names nothing that a new one would change. */
export const EXPORTS_CONTEXT: Partial<OperationContext> = {
  requestPolicy: 'cache-and-network',
  additionalTypenames: ['CatalogExport'],
};
