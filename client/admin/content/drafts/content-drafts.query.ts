import { graphql, type ResultOf, type VariablesOf } from '../../../graphql/graphql';
import { FooterFragment, HeaderFragment, PageFragment } from '../content.query';

export const ContentDraftFragment = graphql(
  `
    fragment ContentDraft on ContentDraft @_unmask {
      target
      version
      exists
      basedOn
      isOutdated
      changedAt
      changedBy {
        name
      }
      publishAt
      refused {
        message
        at
      }
      previewPath
      header {
        ...HeaderDocument
      }
      footer {
        ...FooterDocument
      }
      page {
        ...PageDocument
      }
      staticPage {
        version
        title
        summary
        markdown
      }
    }
  `,
  [HeaderFragment, FooterFragment, PageFragment],
);

export type ContentDraft = ResultOf<typeof ContentDraftFragment>;

export const ContentDraftQuery = graphql(
  `
    query ContentDraft($target: String!) {
      draft: contentDraft(target: $target) {
        ...ContentDraft
      }
    }
  `,
  [ContentDraftFragment],
);

export const OpenDraftsQuery = graphql(`
  query OpenDrafts {
    drafts: contentDrafts {
      target
      changedBy {
        name
      }
      changedAt
      publishAt
      refused {
        at
      }
      staticPage {
        title
      }
    }
  }
`);

export type OpenDraft = ResultOf<typeof OpenDraftsQuery>['drafts'][number];

export const SaveContentDraftMutation = graphql(
  `
    mutation SaveContentDraft($input: SaveContentDraftInput!) {
      draft: saveContentDraft(input: $input) {
        ...ContentDraft
      }
    }
  `,
  [ContentDraftFragment],
);

export type DraftParts = Omit<
  VariablesOf<typeof SaveContentDraftMutation>['input'],
  'target' | 'expectedVersion' | 'basedOn'
>;

export const DiscardContentDraftMutation = graphql(
  `
    mutation DiscardContentDraft($input: ContentDraftInput!) {
      draft: discardContentDraft(input: $input) {
        ...ContentDraft
      }
    }
  `,
  [ContentDraftFragment],
);

export const ScheduleContentDraftMutation = graphql(
  `
    mutation ScheduleContentDraft($input: ScheduleContentDraftInput!) {
      draft: scheduleContentDraft(input: $input) {
        ...ContentDraft
      }
    }
  `,
  [ContentDraftFragment],
);

export const PublishContentDraftMutation = graphql(`
  mutation PublishContentDraft($input: ContentDraftInput!) {
    version: publishContentDraft(input: $input)
  }
`);
