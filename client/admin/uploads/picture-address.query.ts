import { graphql } from '../../graphql/graphql';

const PictureFetchFragment = graphql(`
  fragment FetchedPicture on PictureFetch @_unmask {
    id
    failure
    picture {
      id
      width
      height
      darkUrl
    }
  }
`);

export const FetchPictureMutation = graphql(
  `
    mutation FetchPicture($input: PictureFetchInput!) {
      fetchPicture(input: $input) {
        ...FetchedPicture
      }
    }
  `,
  [PictureFetchFragment],
);

export const PictureFetchQuery = graphql(
  `
    query PictureFetch($id: ID!) {
      pictureFetch(id: $id) {
        ...FetchedPicture
      }
    }
  `,
  [PictureFetchFragment],
);
