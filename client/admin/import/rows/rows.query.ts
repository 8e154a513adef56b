import { type OperationContext } from 'urql';
import { graphql, type VariablesOf } from '../../../graphql/graphql';
import { ImportRowFragment } from '../row/row.fragment';

export const PanelImportRowsQuery = graphql(
  `
    query PanelImportRows($id: ID!, $filter: ImportRowFilter, $skip: Int!, $take: Int!) {
      importRun(id: $id) {
        id
        rows(filter: $filter, skip: $skip, take: $take) {
          total
          items {
            ...ImportRow
          }
        }
      }
    }
  `,
  [ImportRowFragment],
);

export type RowFilter = NonNullable<VariablesOf<typeof PanelImportRowsQuery>['filter']>;

/** Rows change with the work on their import, which no change in this window announces. */
export const ROWS_CONTEXT: Partial<OperationContext> = {
  requestPolicy: 'cache-and-network',
  additionalTypenames: ['ImportRow'],
};
