import { graphql, type ResultOf } from '../../../graphql/graphql';

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
    clearedFields
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
