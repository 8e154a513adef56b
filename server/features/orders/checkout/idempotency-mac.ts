import type { MasterKey } from '../../../kernel/keys/master-key.js';

interface ClaimedKey {
  keyHash: Buffer;
  browserHash: Buffer | null;
  requestHash: Buffer | null;
  bodyHash: Buffer;
  orderId: string;
}

interface Sweep {
  untilPosition: number;
  removed: number;
  sweptAt: Date;
}

/** Signs which order a key created. */
export function claimMac(masterKey: MasterKey, claimed: ClaimedKey): Buffer {
  const { keyHash, browserHash, requestHash, bodyHash, orderId } = claimed;
  const hashes = [keyHash, browserHash, requestHash, bodyHash].map((hash) => hash?.toString('hex') ?? '-');
  return masterKey.hash('seals', ['idempotency-key', ...hashes, orderId].join(' '));
}

/** Signs that the shop itself removed keys. */
export function sweepMac(masterKey: MasterKey, { untilPosition, removed, sweptAt }: Sweep): Buffer {
  return masterKey.hash('seals', `idempotency-sweep ${untilPosition} ${removed} ${sweptAt.getTime()}`);
}
