import { graphql, type ResultOf } from '../../../graphql/graphql';
import { RecordChangeFragment } from '../../record/record';

export const StaticPageFragment = graphql(`
  fragment StaticPageDocument on AdminStaticPage @_unmask {
    version
    title
    summary
    markdown
  }
`);

/** Where a page stands, whatever its text. */
export const StaticPagePlaceFragment = graphql(`
  fragment StaticPagePlace on AdminStaticPage @_unmask {
    slug
    title
    kind
    address
    isShown
    isRequired
    placeVersion
  }
`);

export type StaticPagePlace = ResultOf<typeof StaticPagePlaceFragment>;
export type StaticPageKind = StaticPagePlace['kind'];

export const StaticPageQuery = graphql(
  `
    query AdminStaticPage($slug: String!) {
      document: adminStaticPage(slug: $slug) {
        ...StaticPageDocument
      }
      history: adminStaticPageHistory(slug: $slug, take: 100) {
        ...RecordChange
      }
      adminStaticPages {
        ...StaticPagePlace
      }
    }
  `,
  [StaticPageFragment, StaticPagePlaceFragment, RecordChangeFragment],
);

export const StaticPagesQuery = graphql(
  `
    query AdminStaticPages {
      adminStaticPages {
        ...StaticPagePlace
      }
    }
  `,
  [StaticPagePlaceFragment],
);

export const UpdateStaticPageMutation = graphql(
  `
    mutation UpdateStaticPage($input: UpdateStaticPageInput!) {
      document: updateStaticPage(input: $input) {
        ...StaticPageDocument
      }
    }
  `,
  [StaticPageFragment],
);

export const RestoreStaticPageMutation = graphql(`
  mutation RestoreStaticPage($input: RestoreStaticPageInput!) {
    version: restoreStaticPage(input: $input)
  }
`);

export const AddStaticPageMutation = graphql(
  `
    mutation AddStaticPage($input: AddStaticPageInput!) {
      page: addStaticPage(input: $input) {
        ...StaticPagePlace
      }
    }
  `,
  [StaticPagePlaceFragment],
);

export const MoveStaticPageMutation = graphql(
  `
    mutation MoveStaticPage($input: MoveStaticPageInput!) {
      page: moveStaticPage(input: $input) {
        ...StaticPagePlace
      }
    }
  `,
  [StaticPagePlaceFragment],
);

export const ShowStaticPageMutation = graphql(
  `
    mutation ShowStaticPage($input: StaticPagePlaceInput!) {
      page: showStaticPage(input: $input) {
        ...StaticPagePlace
      }
    }
  `,
  [StaticPagePlaceFragment],
);

export const HideStaticPageMutation = graphql(
  `
    mutation HideStaticPage($input: StaticPagePlaceInput!) {
      page: hideStaticPage(input: $input) {
        ...StaticPagePlace
      }
    }
  `,
  [StaticPagePlaceFragment],
);
