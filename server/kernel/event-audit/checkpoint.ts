import { NO_HASH } from '../event-store/event-hash.js';
import type { MasterKey } from '../keys/master-key.js';

/** What a checkpoint seals besides the heads of streams, signed with a key that the database does not hold. */
export interface CheckpointSignature {
  /** The first position from which on every event has a MAC: removing MACs does not make events older. */
  signedFrom: number;
  /** Digest over the hashes of all events from there on, in the order of positions. */
  history: Buffer;
  /** The newest link of the audit log's chain. */
  auditPosition: number;
  auditHash: Buffer;
  /** The first link whose entry has a MAC. */
  auditSignedFrom: number;
  mac: Buffer;
}

export interface Checkpoint {
  id: number;
  /** The newest event it covers. */
  position: number;
  /** SHA-256 over the checkpoint before it and the heads of all streams that moved since. */
  digest: Buffer;
  takenAt: Date;
  /** Null for a checkpoint taken before checkpoints were signed; the first signed one covers it. */
  signature: CheckpointSignature | null;
}

export type SignedCheckpoint = Checkpoint & { signature: CheckpointSignature };

/** Clocks differ; a time further ahead than this is one in the future. */
export const CLOCK_TOLERANCE_MS = 300_000;

export const BEFORE_ALL: Checkpoint = {
  id: 0,
  position: 0,
  digest: NO_HASH,
  takenAt: new Date(0),
  signature: null,
};

export const isSigned = (checkpoint: Checkpoint): checkpoint is SignedCheckpoint =>
  checkpoint.signature !== null;

/** @param before the checkpoints before it, oldest first: the MAC covers the last one's, or the times of unsigned ones */
export function checkpointMac(
  masterKey: MasterKey,
  { id, position, digest, takenAt, signature }: Omit<Checkpoint, 'signature'> & { signature: Unsigned },
  before: readonly Checkpoint[],
): Buffer {
  const fields = [
    'checkpoint',
    id,
    position,
    digest.toString('hex'),
    takenAt.getTime(),
    signature.signedFrom,
    signature.history.toString('hex'),
    signature.auditPosition,
    signature.auditHash.toString('hex'),
    signature.auditSignedFrom,
    linkTo(before),
  ];
  return masterKey.hash('seals', fields.join(' '));
}

type Unsigned = Omit<CheckpointSignature, 'mac'>;

function linkTo(before: readonly Checkpoint[]): string {
  const last = before.at(-1);
  if (last?.signature) return last.signature.mac.toString('hex');
  return before.map(({ id, takenAt }) => `${id} at ${takenAt.getTime()}`).join(', ');
}

/** One line of JSON, to be stored away from the database. */
export function checkpointLine({ id, position, digest, takenAt, signature }: Checkpoint): string {
  const mac = signature?.mac.toString('hex');
  return `${JSON.stringify({ id, position, digest: digest.toString('hex'), takenAt, mac })}\n`;
}

/** A checkpoint stored outside the database. */
export interface ExportedCheckpoint {
  id: number;
  digest: Buffer;
  /** Left out by checkpoints that were taken before they were signed. */
  mac?: Buffer;
}

/** @throws when a line is no checkpoint */
export function readCheckpointLines(text: string): ExportedCheckpoint[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new Error('There is no checkpoint in it');
  return lines.map((line) => {
    const { id, digest, mac } = JSON.parse(line) as { id?: unknown; digest?: unknown; mac?: unknown };
    if (typeof id !== 'number' || typeof digest !== 'string') throw new Error('A line is no checkpoint');
    return {
      id,
      digest: Buffer.from(digest, 'hex'),
      ...(typeof mac === 'string' && { mac: Buffer.from(mac, 'hex') }),
    };
  });
}
