import { type Client } from '@urql/core';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';

const ApiKeyFragment = graphql(`
  fragment PanelApiKey on ApiKey @_unmask {
    id
    name
    prefix
    permissions
    effectivePermissions
    maker {
      id
      name
    }
    createdAt
    expiresAt
    lastUsedAt
    revokedAt
  }
`);

export type PanelApiKey = ResultOf<typeof ApiKeyFragment>;

export const ApiKeysQuery = graphql(
  `
    query ApiKeys {
      apiKeys {
        ...PanelApiKey
      }
    }
  `,
  [ApiKeyFragment],
);

export const CreateApiKeyMutation = graphql(
  `
    mutation CreateApiKey($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        secret
        key {
          ...PanelApiKey
        }
      }
    }
  `,
  [ApiKeyFragment],
);

export const RevokeApiKeyMutation = graphql(
  `
    mutation RevokeApiKey($id: ID!) {
      revokeApiKey(id: $id) {
        ...PanelApiKey
      }
    }
  `,
  [ApiKeyFragment],
);

/** An empty list names no key that a new one would make old. */
export const OF_KEYS = { additionalTypenames: ['ApiKey'] };

/** Asks for the keys, for the screen to find. */
export const prefetchApiKeys = (client: Client): Promise<null> => prefetch(client, ApiKeysQuery, {}, OF_KEYS);
