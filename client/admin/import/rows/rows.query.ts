import { type OperationContext } from 'urql';
import { graphql, type ResultOf, type VariablesOf } from '../../../graphql/graphql';

export const ImportRowFragment = graphql(`
  fragment ImportRow on ImportRow @_unmask {
    number
    sheetName
    rowNumber
    subject
    label
    sku
    kind
    isLeftOut
    isPriceJump
    cells {
      field
      header
      value
      isCorrected
    }
    changes {
      column
      before
      after
    }
    problems {
      sheet
      rowNumber
      columns
      message
    }
    warnings {
      sheet
      rowNumber
      columns
      message
    }
    nearestCategory
    outcome
    undoBucket
    undoReason
  }
`);

/** One row of a file as the panel shows it. */
export type ImportRow = ResultOf<typeof ImportRowFragment>;

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
