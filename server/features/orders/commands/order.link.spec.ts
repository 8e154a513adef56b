import { readConfig } from '../../../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../../../kernel/config/test-master-key.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { OrderLinks } from './order.link.js';

const ORDER = '1f3c5a70-8d6f-4a39-9a57-0d1d2f6b1c11';
/** As it was mailed before links had versions. */
const MAILED = 'HzxacI1vSjmaVw0dL2scESvpJB6X5g-4O_iSu7rn-sA';

const links = new OrderLinks(
  new MasterKey(readConfig({ DATABASE_URL: 'postgres://u:p@db/x', MASTER_KEY: TEST_MASTER_KEY })),
);

it('reads links that were sent before links had versions as the first version', () => {
  expect(links.read(MAILED)).toEqual({ orderId: ORDER, version: 1 });
  expect(links.tokenOf({ orderId: ORDER, version: 1 })).toBe(MAILED);
});

it('reads one spelling of a token alone', () => {
  const others = ['B', 'C', 'D'].map((letter) => `${MAILED.slice(0, -1)}${letter}`);
  for (const other of others) {
    expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(MAILED, 'base64url'));
    expect(links.read(other)).toBeNull();
  }
});

it.each([1, 2, 3, 65_536])('reads version %d as it was written', (version) => {
  const token = links.tokenOf({ orderId: ORDER, version });
  expect(token).toMatch(/^[\w-]+$/);
  expect(links.read(token)).toEqual({ orderId: ORDER, version });
});

it('does not read a token whose version was changed', () => {
  const bytes = Buffer.from(links.tokenOf({ orderId: ORDER, version: 2 }), 'base64url');
  bytes.writeUInt32BE(3, 16);
  expect(links.read(bytes.toString('base64url'))).toBeNull();
  const signature = bytes.subarray(-16);
  const asFirst = Buffer.concat([bytes.subarray(0, 16), signature]).toString('base64url');
  expect(links.read(asFirst)).toBeNull();
});
