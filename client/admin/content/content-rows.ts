import { drawKey } from '../../shop/draw-key';
import * as z from '../../ui/form/zod';
import { differingText } from '../record/differing-text';
import { isSame } from '../record/record';
import { addressProblem, type ContentField, judged, problemOf } from './content-field';
import {
  MAX_ADDRESS,
  MAX_ITEMS,
  MAX_LINKS,
  MAX_PARAGRAPHS,
  MAX_SECTIONS,
  MAX_SENTENCE,
} from './content-limits';

/** A row of a list whose order counts. The form library has the name `id` for itself. */
interface Row {
  /** Stable name within the list. */
  key: string;
}

export interface LinkRow extends Row {
  text: string;
  url: string;
}

export interface SectionRow extends Row {
  title: string;
  content: string;
  items: { title: string; text: string }[];
}

const keysOf = (rows: readonly Row[]) => rows.map(({ key }) => key);
const byKey = <R extends Row>(rows: readonly R[]) => new Map(rows.map((row) => [row.key, row]));

/** A name for a row that is added. */
export const newKey = (kind: string) => `${kind}-${drawKey().slice(0, 8)}`;

/** One row of three: what only one person changed is taken from them. */
function mergeRow<R extends Row>(begun: R, mine: R, theirs: R): R | undefined {
  const merged: Record<string, unknown> = Object.fromEntries(Object.entries(theirs));
  for (const [name, value] of Object.entries(mine)) {
    const [before, other] = [begun[name as keyof R], theirs[name as keyof R]];
    if (isSame(value, before) || isSame(value, other)) continue;
    if (!isSame(other, before)) return undefined;
    merged[name] = value;
  }
  return merged as unknown as R;
}

/** The order of two people of whom one left it as it was; what the other one added stands at the end. */
function mergeOrder(begun: string[], mine: string[], theirs: string[]): string[] | undefined {
  const kept = (keys: string[]) => keys.filter((key) => begun.includes(key));
  const still = (keys: string[], other: string[]) => keys.filter((key) => other.includes(key));
  const isMoved = (keys: string[]) => !isSame(kept(keys), still(begun, keys));
  if (isMoved(mine) && isMoved(theirs)) return undefined;
  const [first, second] = isMoved(mine) ? [mine, theirs] : [theirs, mine];
  return [...new Set([...first, ...second])];
}

/** Rows that two people changed, each others of them; undefined where both changed the same of one, or the order. */
export function mergeRows<R extends Row>(begun: R[], mine: R[], theirs: R[]): R[] | undefined {
  const order = mergeOrder(keysOf(begun), keysOf(mine), keysOf(theirs));
  if (!order) return undefined;
  const [before, own, other] = [byKey(begun), byKey(mine), byKey(theirs)];
  const merged: R[] = [];
  for (const key of order) {
    const [was, here, there] = [before.get(key), own.get(key), other.get(key)];
    // Added by one of them.
    if (!was) {
      const added = here ?? there;
      if (added) merged.push(added);
      continue;
    }
    // Removed by one of them: the other one must have left it alone.
    if (!here || !there) {
      const left = here ?? there;
      if (left && !isSame(left, was)) return undefined;
      continue;
    }
    const row = mergeRow(was, here, there);
    if (!row) return undefined;
    merged.push(row);
  }
  return merged;
}

interface RowNames<R extends Row> {
  titleOf: (row: R) => string;
  textOf: (row: R) => string;
}

/** What differs of two lists: their rows, or their order where the rows are the same. */
function rowsText<R extends Row>({ titleOf, textOf }: RowNames<R>) {
  return (rows: R[], others?: R[]): string => {
    const known = byKey(others ?? []);
    const differing = rows.flatMap((row) => {
      const other = known.get(row.key);
      if (other && isSame(row, other)) return [];
      return [`${titleOf(row)}: ${other ? differingText(textOf(row), textOf(other)) : textOf(row)}`];
    });
    if (differing.length > 0) return differing.join('; ');
    if (others && keysOf(rows).every((key) => known.has(key)) && rows.length < others.length) return 'yok';
    return rows.map(titleOf).join(', ') || 'boş';
  };
}

/** The links of a menu in their order. */
export const links = (label: string): ContentField<LinkRow[]> => ({
  label,
  schema: z
    .array(
      z.object({
        key: z.string(),
        text: judged(problemOf('Metin', {})),
        url: judged(problemOf('Adres', { most: MAX_ADDRESS, problemOf: addressProblem })),
      }),
    )
    .max(MAX_LINKS),
  text: rowsText({ titleOf: (row) => row.text, textOf: (row) => row.url }),
  read: (stored) =>
    (stored as { id: string; text: string; url: string }[]).map((link) => ({
      key: link.id,
      text: link.text,
      url: link.url,
    })),
  write: (rows) =>
    rows.map((row, place) => ({
      id: row.key,
      text: row.text.trim(),
      url: row.url.trim(),
      order: place + 1,
    })),
  merge: mergeRows,
  partLabel: (part) =>
    part.replace(/\.(text|url|order)$/, (_, name) => `, ${PART_NAMES[String(name)] ?? ''}`),
});

const PART_NAMES: Readonly<Record<string, string>> = {
  text: 'metin',
  url: 'adres',
  order: 'sıra',
  title: 'başlık',
  content: 'metin',
  items: 'ögeler',
};

/** The sections of a page in their order. */
export const sections = (label: string): ContentField<SectionRow[]> => ({
  label,
  schema: z
    .array(
      z.object({
        key: z.string(),
        title: judged(problemOf('Başlık', { most: MAX_SENTENCE, isOptional: true })),
        content: judged(problemOf('Metin', { most: MAX_PARAGRAPHS, isOptional: true })),
        items: z
          .array(
            z.object({
              title: judged(problemOf('Öne çıkan', { most: MAX_SENTENCE, isOptional: true })),
              text: judged(problemOf('Metin', { most: MAX_PARAGRAPHS, isOptional: true })),
            }),
          )
          .max(MAX_ITEMS),
      }),
    )
    .max(MAX_SECTIONS),
  text: rowsText({
    titleOf: (row) => row.title || row.key,
    textOf: ({ title, content, items }) =>
      [title, content, ...items.map((item) => `${item.title} ${item.text}`)].filter(Boolean).join('\n'),
  }),
  read: (stored) =>
    (stored as (Omit<SectionRow, 'key'> & { id: string })[]).map(({ id, title, content, items }) => ({
      key: id,
      title,
      content,
      items: items.map((item) => ({ title: item.title, text: item.text })),
    })),
  write: (rows) =>
    rows.map(({ key, title, content, items }, place) => ({
      id: key,
      title: title.trim(),
      content: content.trim(),
      items: items.map((item) => ({ title: item.title.trim(), text: item.text.trim() })),
      order: (place + 1) * 10,
    })),
  merge: mergeRows,
  partLabel: (part) =>
    part.replace(/\.(title|content|items|order)$/, (_, name) => `, ${PART_NAMES[String(name)] ?? ''}`),
});
