import { type Params } from 'react-router-dom';
import { type Client } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { ImportProgressFragment } from '../progress/progress-text';
import { prefetch } from '../../navigation/prefetch';

export const PanelImportQuery = graphql(
  `
    query PanelImport($id: ID!) {
      importRun(id: $id) {
        id
        fileName
        fileBytes
        supplier
        status
        version
        uploadedAt
        uploadedBy {
          name
        }
        appliedAt
        appliedBy {
          name
        }
        finishedAt
        format {
          kind
          numberStyle
          encoding
        }
        sheets {
          position
          name
          kind
          rowCount
          missingHeadings
          headings {
            position
            heading
            field
            match
            samples
          }
        }
        options {
          isStrict
          isAllOrNothing
          clearsBlanks
          numberNotation
          part
        }
        progress {
          ...ImportProgress
        }
        planned {
          newCategories
          changedCategories
          newProducts
          changedProducts
          unchanged
          invalid
          leftOut
          priceJumps
          clearedFields
          withWarnings
        }
        categoryPaths
        warnings {
          text
        }
        earlier {
          id
          fileName
          appliedAt
          status
          result {
            message
          }
        }
        canApply
        canUndo
        isKept
        failure
        result {
          status
          message
          details {
            categoriesAdded
            categoriesUpdated
            productsAdded
            productsUpdated
            unchanged
            skipped
            failed
            warnings
            errors {
              text
            }
          }
        }
        pictures {
          requested
          fetched
          failed
          isFetching
          warnings {
            text
          }
        }
        undo {
          startedBy {
            name
          }
          finishedAt
          reversed
          kept
          impossible
        }
      }
    }
  `,
  [ImportProgressFragment],
);

/** One import as its screen shows it. */
export type PanelImport = NonNullable<ResultOf<typeof PanelImportQuery>['importRun']>;

export const KnownColumnsQuery = graphql(`
  query ImportKnownColumns {
    importColumns {
      kind
      title
      columns {
        field
        header
        label
        isRequired
        choices
      }
    }
  }
`);

export type KnownSheets = ResultOf<typeof KnownColumnsQuery>['importColumns'];

/** Asks for the import that an address names and the columns there are, for the screen to find. Its rows come by themselves. */
export async function prefetchRun(
  client: Client,
  _parameters: URLSearchParams,
  { importId: id = '' }: Readonly<Params>,
): Promise<null> {
  await Promise.all([prefetch(client, PanelImportQuery, { id }), prefetch(client, KnownColumnsQuery, {})]);
  return null;
}
