import type { RecordKind } from '../../../kernel/records/record-kind.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { CONTENT } from '../content.document.js';
import { PageKey } from '../page-content.type.js';
import { STATIC_PAGES } from '../static-page.document.js';

const PAGES = Object.values(PageKey).join('|');

/** What a draft can be of: `home`, or `static-page/sss`. */
export const TARGET_PATTERN = new RegExp(`^(?:header|footer|${PAGES}|static-page/[a-z0-9]+(?:-[a-z0-9]+)*)$`);

const STATIC = 'static-page/';

/** The published record that a draft is of. */
export interface DraftTarget {
  /** Of documents of several shapes: what is stored under the key passes the check of that key. */
  readonly kind: RecordKind<Record<string, object>>;
  readonly key: string;
}

/** @throws NOT_FOUND for the name of nothing that can have a draft */
export function targetOf(name: string): DraftTarget {
  if (!TARGET_PATTERN.test(name)) throw notFound();
  const kind = (name.startsWith(STATIC) ? STATIC_PAGES : CONTENT) as RecordKind<Record<string, object>>;
  return { kind, key: name.startsWith(STATIC) ? name.slice(STATIC.length) : name };
}

/** The slug of a static page; undefined for a document of another kind. */
export const slugOf = (name: string): string | undefined =>
  name.startsWith(STATIC) ? name.slice(STATIC.length) : undefined;

const PATHS: Readonly<Record<string, string>> = {
  [PageKey.ABOUT]: '/hakkimizda',
  [PageKey.CONTACT]: '/iletisim',
  [PageKey.QUOTE]: '/teklif-al',
};

/** Where a document that is no static page is seen in the shop; header and footer on the home page. */
export const pathOf = (key: string): string => PATHS[key] ?? '/';
