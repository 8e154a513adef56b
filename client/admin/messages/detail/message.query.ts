import { type Params } from 'react-router-dom';
import { type Client } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';

export const MessageFragment = graphql(`
  fragment PanelMessage on Message @_unmask {
    id
    number
    version
    status
    subject
    createdAt
    responseDueAt
    isOverdue
    isStartedByShop
    text
    files {
      id
      name
      bytes
    }
    productSlug
    orderNumber
    customerId
    sender {
      name
      email
      phone
      company
    }
    thread {
      version
      at
      kind
      status
      reply
      answer
      note
      files {
        id
        name
        bytes
      }
      actor {
        name
      }
      delivery {
        state
        attempts
        sentAt
        nextAttemptAt
      }
    }
  }
`);

export const PanelMessageQuery = graphql(
  `
    query PanelMessage($id: ID!) {
      adminMessage(id: $id) {
        ...PanelMessage
      }
    }
  `,
  [MessageFragment],
);

export type PanelMessage = NonNullable<ResultOf<typeof PanelMessageQuery>['adminMessage']>;

export const MessageNeighborsQuery = graphql(`
  query MessageNeighbors($id: ID!, $filter: AdminMessageFilter, $sort: MessageSort!) {
    adminMessageNeighbors(id: $id, filter: $filter, sort: $sort) {
      previousId
      nextId
      position
      total
      isTotalExact
    }
  }
`);

export const OpenMessageMutation = graphql(
  `
    mutation OpenMessage($id: ID!) {
      openMessage(id: $id) {
        ...PanelMessage
      }
    }
  `,
  [MessageFragment],
);

export const ReplyToMessageMutation = graphql(
  `
    mutation ReplyToMessage($input: ReplyToMessageInput!) {
      replyToMessage(input: $input) {
        ...PanelMessage
      }
    }
  `,
  [MessageFragment],
);

export const NoteMessageMutation = graphql(
  `
    mutation NoteMessage($input: NoteMessageInput!) {
      noteMessage(input: $input) {
        ...PanelMessage
      }
    }
  `,
  [MessageFragment],
);

export const ChangeMessageStatusMutation = graphql(
  `
    mutation ChangeMessageStatus($input: ChangeMessageStatusInput!) {
      changeMessageStatus(input: $input) {
        ...PanelMessage
      }
    }
  `,
  [MessageFragment],
);

export const ReplyTextsQuery = graphql(`
  query ReplyTexts {
    messageReplyTexts {
      id
      title
      text
      version
    }
  }
`);

/** A text that replies begin with. */
export type ReplyText = ResultOf<typeof ReplyTextsQuery>['messageReplyTexts'][number];

/** Asks for a message, for its screen to find. */
export const prefetchMessage = (
  client: Client,
  _parameters: URLSearchParams,
  { messageId = '' }: Params,
): Promise<null> => prefetch(client, PanelMessageQuery, { id: messageId });
