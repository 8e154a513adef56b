import { type Client, type OperationContext } from '@urql/core';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { prefetch } from '../../navigation/prefetch';

const WebhookFragment = graphql(`
  fragment PanelWebhook on Webhook @_unmask {
    id
    name
    address
    categories
    maker {
      id
      name
    }
    createdAt
    offReason
    offSince
    position
    waiting
    isFailing
    nextAttemptAt
    lastDeliveredAt
    previousSecretUntil
  }
`);

export type PanelWebhook = ResultOf<typeof WebhookFragment>;

export const WebhooksQuery = graphql(
  `
    query Webhooks {
      webhooks {
        ...PanelWebhook
      }
    }
  `,
  [WebhookFragment],
);

export const CreateWebhookMutation = graphql(
  `
    mutation CreateWebhook($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        secret
        webhook {
          ...PanelWebhook
        }
      }
    }
  `,
  [WebhookFragment],
);

export const WebhookDeliveriesQuery = graphql(
  `
    query WebhookDeliveries($id: ID!, $outcome: WebhookDeliveryOutcome, $skip: Int!, $take: Int!) {
      webhook(id: $id) {
        ...PanelWebhook
      }
      webhookDeliveries(webhookId: $id, outcome: $outcome, skip: $skip, take: $take) {
        total
        isTotalExact
        items {
          id
          type
          position
          category
          entityId
          attempt
          sentAt
          durationMs
          status
          failure
        }
      }
    }
  `,
  [WebhookFragment],
);

export type WebhookDelivery = ResultOf<typeof WebhookDeliveriesQuery>['webhookDeliveries']['items'][number];

export const RenewSecretMutation = graphql(`
  mutation RenewWebhookSecret($input: RenewWebhookSecretInput!) {
    renewWebhookSecret(input: $input) {
      secret
      webhook {
        id
        previousSecretUntil
      }
    }
  }
`);

export const SwitchOnMutation = graphql(
  `
    mutation SwitchOnWebhook($id: ID!) {
      switchOnWebhook(id: $id) {
        ...PanelWebhook
      }
    }
  `,
  [WebhookFragment],
);

export const SwitchOffMutation = graphql(
  `
    mutation SwitchOffWebhook($id: ID!) {
      switchOffWebhook(id: $id) {
        ...PanelWebhook
      }
    }
  `,
  [WebhookFragment],
);

export const TestWebhookMutation = graphql(`
  mutation TestWebhook($id: ID!) {
    testWebhook(id: $id) {
      id
    }
  }
`);

export const ReplayMutation = graphql(
  `
    mutation ReplayWebhook($id: ID!, $after: Position!) {
      replayWebhook(id: $id, after: $after) {
        ...PanelWebhook
      }
    }
  `,
  [WebhookFragment],
);

export const RemoveMutation = graphql(`
  mutation RemoveWebhook($id: ID!) {
    removeWebhook(id: $id)
  }
`);

/** Workers change them by themselves, and an empty list names no webhook that a new one would make old. */
export const OF_WEBHOOKS: Partial<OperationContext> = {
  additionalTypenames: ['Webhook'],
  requestPolicy: 'cache-and-network',
};

/** Asks for the webhooks, for the screen to find. */
export const prefetchWebhooks = (client: Client): Promise<null> =>
  prefetch(client, WebhooksQuery, {}, OF_WEBHOOKS);
