import type { Change } from '../../../kernel/event-store/change-feed.js';
import { headersOf, messageOf, testMessageOf } from './webhook.message.js';

const NOW = new Date('2026-11-28T12:00:00.700Z');
const ORDER = '0193f0a0-0000-7000-8000-000000000001';

const CHANGE: Change = {
  position: 7,
  stream: `order-${ORDER}`,
  version: 2,
  type: 'OrderCancelled',
  schemaVersion: 1,
  recordedAt: new Date('2026-11-28T11:59:00.000Z'),
  actor: { kind: 'staff', id: 'f0' },
  requestId: 'request',
  data: { from: 'pending' },
} as Change;

it('signs as the published example of Standard Webhooks', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: Buffer.from('{"test": 2432232314}') };
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  expect(headersOf(message, [key], new Date(1_614_265_330_000))).toMatchObject({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with each key, separated by a space', () => {
  const [first, second] = ['a', 'b'].map((text) => Buffer.alloc(32, text));
  const message = messageOf(CHANGE);
  const signature = (keys: Buffer[]) => headersOf(message, keys, NOW)['webhook-signature'];
  expect(signature([first!, second!])).toBe(`${signature([first!])} ${signature([second!])}`);
  expect(signature([first!])).not.toBe(signature([second!]));
});

it('sends what the feed says of a change', () => {
  const { id, body } = messageOf(CHANGE);
  expect(id).toBe(`order-${ORDER}_2`);
  expect(JSON.parse(body.toString())).toEqual({
    type: 'OrderCancelled',
    timestamp: '2026-11-28T11:59:00.000Z',
    data: {
      position: 7,
      stream: CHANGE.stream,
      category: 'order',
      entityId: ORDER,
      version: 2,
      requestId: 'request',
      actorKind: 'staff',
      actorId: 'f0',
      data: { from: 'pending' },
    },
  });
});

it('gives no two tries the same id, and none a dot', () => {
  const ids = [1, 2].map((number) => testMessageOf(ORDER, number, NOW).id);
  expect(new Set(ids).size).toBe(2);
  expect([...ids, messageOf(CHANGE).id].join('')).not.toContain('.');
});
