import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { testMasterKey } from '../keys/test-master.js';
import { EventMacs } from '../event-store/event-macs.js';
import { NO_HASH } from '../event-store/event-hash.js';
import { EventSourcedKinds } from '../event-store/projection.js';
import { ChainVerification } from './chain-verification.js';
import { BEFORE_ALL } from './checkpoint.js';

const PAGE = Array.from({ length: 2_000 }, (_, index) => ({
  stream: `tank-${index}`,
  version: 2,
  position: index + 1,
  hash: NO_HASH,
  mac: null,
}));

/** Answers one page; then the connection is lost, and each statement under way learns so after the one before. */
function lostAfterAPage(): EntityManager {
  let asked = 0;
  const query = async () => {
    asked += 1;
    const number = asked;
    if (number === 1) return PAGE;
    await pause(number * 5);
    throw new Error(`lost in statement ${number}`);
  };
  return { query } as unknown as EntityManager;
}

it('leaves no error unhandled when the connection is lost while a page is checked and the next one is read', async () => {
  const walk = { since: BEFORE_ALL, signedFrom: 1, sealed: new Map(), onProgress: () => undefined };
  const proven = { kinds: new EventSourcedKinds([]), macs: new EventMacs(testMasterKey()) };
  const verification = new ChainVerification(proven, walk).firstViolation(lostAfterAPage());
  await expect(verification).rejects.toThrow('lost in statement 2');
  await pause(30);
});
