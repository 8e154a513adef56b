import type { MasterKey } from '../../../kernel/keys/master-key.js';

interface ClaimedKey {
  keyHash: Buffer;
  bodyHash: Buffer;
  orderId: string;
}

interface Sweep {
  untilPosition: number;
  removed: number;
  sweptAt: Date;
}

/** Signs which order a key created. */
export function claimMac(masterKey: MasterKey, { keyHash, bodyHash, orderId }: ClaimedKey): Buffer {
  const fields = ['idempotency-key', keyHash.toString('hex'), bodyHash.toString('hex'), orderId];
  return masterKey.hash('seals', fields.join(' '));
}

/** Signs that the shop itself removed keys. */
export function sweepMac(masterKey: MasterKey, { untilPosition, removed, sweptAt }: Sweep): Buffer {
  return masterKey.hash('seals', `idempotency-sweep ${untilPosition} ${removed} ${sweptAt.getTime()}`);
}
