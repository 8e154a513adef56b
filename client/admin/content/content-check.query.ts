import { graphql, type ResultOf } from '../../graphql/graphql';

const ContentCheckFragment = graphql(`
  fragment ContentCheck on ContentCheck @_unmask {
    brokenLinks
    unknownPlaceholders
    emptyPlaceholders
  }
`);

export const CheckContentQuery = graphql(
  `
    query CheckContent($input: ContentCheckInput!) {
      checkContent(input: $input) {
        ...ContentCheck
      }
    }
  `,
  [ContentCheckFragment],
);

export const PreviewContentQuery = graphql(
  `
    query PreviewContent($input: PreviewContentInput!) {
      previewContent(input: $input) {
        html
        check {
          ...ContentCheck
        }
      }
    }
  `,
  [ContentCheckFragment],
);

export const PlaceholdersQuery = graphql(`
  query ContentPlaceholders {
    contentPlaceholders {
      name
      value
    }
  }
`);

export type ContentCheck = ResultOf<typeof ContentCheckFragment>;
