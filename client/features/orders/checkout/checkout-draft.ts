import { dropNote, NOTES, readNote, writeNote } from '../../../shop/session-note';
import { type CheckoutValues } from './checkout-form';

interface Tree {
  readonly [key: string]: Tree | string | boolean | undefined;
}

/**
 * What was typed in this tab, laid over what the profile knows. It outlives a step back and a reload. What a guest typed stays
 * theirs when they sign in; what a customer typed is for them alone, also when their session ended without signing out.
 */
export function readDraft(profile: CheckoutValues, customerId: string | undefined): CheckoutValues {
  const note = readNote(NOTES.checkout) as { customerId?: unknown; typed?: unknown } | null | undefined;
  const isTheirs = note?.customerId === undefined || note.customerId === customerId;
  return laidOver(profile, isTheirs ? note?.typed : undefined) as CheckoutValues & Tree;
}

/** Keeps only what differs from the profile: a field that was never changed shows what the profile knows later. */
export function saveDraft(
  profile: CheckoutValues,
  customerId: string | undefined,
  values: CheckoutValues,
): void {
  writeNote(NOTES.checkout, { customerId, typed: changes(profile, values) });
}

/** After the order: nothing of the buyer stays in the browser. */
export function forgetDraft(): void {
  dropNote(NOTES.checkout);
}

function changes(profile: Tree, values: Tree): Tree {
  const changed = Object.entries(values).flatMap(([key, value]): [string, Tree | string | boolean][] => {
    const known = profile[key];
    if (value === undefined) return [];
    if (typeof value !== 'object') return value === known ? [] : [[key, value]];
    const inner = changes(typeof known === 'object' ? known : {}, value);
    return Object.keys(inner).length === 0 ? [] : [[key, inner]];
  });
  return Object.fromEntries(changed);
}

/** A note of another version of the shop, or a broken one, changes nothing. Where the profile has no keys, any is taken. */
function laidOver(profile: Tree, note: unknown): Tree {
  if (typeof note !== 'object' || note === null) return profile;
  const isFree = Object.keys(profile).length === 0;
  const noted = Object.entries(note as Record<string, unknown>).flatMap(
    ([key, value]): [string, Tree | string | boolean][] => {
      const known = profile[key] ?? (isFree ? '' : undefined);
      if (typeof known === 'object') return [[key, laidOver(known, value)]];
      return typeof value === typeof known ? [[key, value as string | boolean]] : [];
    },
  );
  return { ...profile, ...Object.fromEntries(noted) };
}
