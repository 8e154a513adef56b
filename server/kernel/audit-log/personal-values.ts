import { seal, unseal } from '../keys/sealing.js';

/** A value about a person as the log stores it: encrypted under a key of its entry, which is named beside it. */
interface SealedValue {
  sealed: string;
  key: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** What changed, as an entry says it. */
export interface Change {
  before?: Fields | null;
  after?: Fields | null;
}

/** The category of the keys of entries, before the hyphen of their names. */
export const AUDIT_KEYS = 'audit';

const SIDES = ['before', 'after'] as const;

/** @param place where the value stands, so that it fits nowhere else */
const placeOf = (key: string, side: string, field: string) => `${key} ${side} ${field}`;

/** Encrypts these fields; those without a value stay without one. */
export function sealFields(
  change: Change,
  fields: readonly string[],
  { name, key }: { name: string; key: Buffer },
): Change {
  return mapFields(change, (value, side, field) => {
    if (!fields.includes(field) || value === null || value === undefined) return value;
    const sealed = seal(key, Buffer.from(JSON.stringify(value)), placeOf(name, side, field));
    return { sealed: sealed.toString('base64url'), key: name } satisfies SealedValue;
  });
}

/**
 * Decrypts what is sealed.
 *
 * @param keys by their names; a value whose key is missing is null
 * @throws when a value or its key was changed
 */
export function openFields(change: Change, keys: ReadonlyMap<string, Buffer>): Change {
  return mapFields(change, (value, side, field) => {
    if (!isSealed(value)) return value;
    const key = keys.get(value.key);
    if (!key) return null;
    const opened = unseal(key, Buffer.from(value.sealed, 'base64url'), placeOf(value.key, side, field));
    return JSON.parse(opened.toString()) as unknown;
  });
}

/** Names of the keys under which something of it is sealed. */
export function keysIn(change: Change): string[] {
  const values = SIDES.flatMap((side) => Object.values(change[side] ?? {}));
  return [...new Set(values.filter(isSealed).map(({ key }) => key))];
}

function isSealed(value: unknown): value is SealedValue {
  if (typeof value !== 'object' || value === null) return false;
  const { sealed, key } = value as Partial<SealedValue>;
  return typeof sealed === 'string' && typeof key === 'string' && key.startsWith(`${AUDIT_KEYS}-`);
}

function mapFields(
  change: Change,
  map: (value: unknown, side: (typeof SIDES)[number], field: string) => unknown,
): Change {
  const sides = SIDES.map((side) => {
    const fields = change[side];
    if (!fields) return [side, fields];
    return [
      side,
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value, side, name)])),
    ];
  });
  return Object.fromEntries(sides) as Change;
}
