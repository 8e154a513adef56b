import { graphql, type ResultOf } from '../../graphql/graphql';

export const ConversationFragment = graphql(`
  fragment Conversation on MessageConversation @_unmask {
    number
    linkToken
    subject
    createdAt
    responseDueAt
    entries {
      side
      at
      text
      files {
        id
        name
        bytes
      }
    }
  }
`);

/** What a visitor wrote to the shop, and what was written since. */
export type Conversation = ResultOf<typeof ConversationFragment>;
