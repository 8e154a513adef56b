import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Permission } from '../kernel/actor/actor.js';
import { openTestOrders } from './orders.js';
import type { SignedInBrowser } from './people.js';
import { staffWithPassword } from './second-factor.js';
import { PASSWORD } from './sign-in.js';
import { WebhookRunner, WebhookSendingModule, WebhookTest } from '../features/webhooks/index.js';

const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret webhook { id name address categories position offReason } }
}`;

interface Created {
  secret: string;
  webhook: { id: string; name: string; address: string; categories: string[]; position: number };
}

export interface ReceivedMessage {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  type: string;
  position: number;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** What it waits for before it answers. */
  after?: Promise<unknown>;
}

/** A program on this machine that notes what it gets; `answers` are used up one by one, then it takes everything. */
export async function openTestReceiver() {
  const received: ReceivedMessage[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { type, data } = JSON.parse(body) as { type: string; data: { position: number } };
      const { url: path, headers } = request;
      received.push({ path, headers, body, type, position: data.position });
      const answer = answers.shift() ?? { status: 204 };
      await answer.after;
      response.writeHead(answer.status, answer.headers).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    answers,
    address: `http://127.0.0.1:${port}/hook`,
    /** The types of what came, in their order; forgets them. */
    take: () => received.splice(0).map(({ type }) => type),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a receiver computes of a message, by its own secret. */
export function signatureOf({ headers, body }: ReceivedMessage, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

export type TestWebhooks = Awaited<ReturnType<typeof openTestWebhooks>>;

/** The whole API beside what sends to webhooks; specs start each round themselves. */
export async function openTestWebhooks() {
  const shop = await openTestOrders({
    modules: [WebhookSendingModule],
    environment: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' },
  });
  const receiver = await openTestReceiver();
  const runner = shop.app.get(WebhookRunner, { strict: false });

  async function runAll(): Promise<void> {
    while (await runner.runNext());
  }

  return {
    ...shop,
    receiver,
    runner,
    runAll,
    maker: (permissions: Permission[] = ['settings', 'orders']) => staffWithPassword(shop, permissions),
    async create(by: SignedInBrowser, change: object = {}): Promise<Created> {
      const input = { name: 'ERP', address: receiver.address, categories: ['order'], password: PASSWORD };
      const { createWebhook } = await by.ask<{ createWebhook: Created }>(CREATE, {
        input: { ...input, ...change },
      });
      return createWebhook;
    },
    refusal: (by: SignedInBrowser, change: object) =>
      by.refusal(CREATE, {
        input: {
          name: 'ERP',
          address: receiver.address,
          categories: ['order'],
          password: PASSWORD,
          ...change,
        },
      }),
    /** The pause after a failure is over. */
    letTimePass: () => shop.dataSource.query('UPDATE webhook SET next_attempt_at = now()'),
    webhookOf: async (id: string): Promise<Record<string, unknown>> => {
      const [row] = await shop.dataSource.query<[Record<string, unknown>]>(
        'SELECT *, extract(epoch FROM next_attempt_at - now())::int AS pause FROM webhook WHERE id = $1',
        [id],
      );
      return row;
    },
    /** Carries out what the outbox has of a reaction. */
    async sendTests(): Promise<void> {
      const reaction = shop.app.get(WebhookTest, { strict: false });
      const facts = await shop.dataSource.query<{ subjectId: string; recordedAt: Date }[]>(
        `DELETE FROM outbox WHERE reaction = 'webhook-test'
         RETURNING subject_id AS "subjectId", created_at AS "recordedAt"`,
      );
      for (const fact of facts.flat()) {
        if (typeof fact !== 'object') continue;
        await reaction.react(
          { ...fact, type: 'WebhookTestRequested', version: null },
          shop.dataSource.manager,
        );
      }
    },
    async reset(): Promise<void> {
      await shop.dataSource.query('TRUNCATE webhook, webhook_delivery, outbox, rate_limit');
      receiver.received.length = 0;
      receiver.answers.length = 0;
    },
    async close(): Promise<void> {
      await receiver.close();
      await shop.close();
    },
  };
}
