import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { Conditions } from '../../../kernel/database/conditions.js';
import { containsPattern } from '../../../kernel/database/like-pattern.js';
import { searchAsTyped } from '../../../kernel/input/code-text.js';
import { fold } from '../../../kernel/turkish/fold.js';
import { messageNumber } from '../../messaging/index.js';
import { orderNumber } from '../../orders/index.js';
import { quoteNumber } from '../../quotes/index.js';
import { kindName } from './audit.names.js';

/** Something that a record is about. */
export interface Thing {
  kind: string;
  /** Empty for what has none. */
  id: string;
}

/** What a text stands for in the audit log. */
export interface FoundThings {
  /** People and programs, who also are things. */
  actors: readonly string[];
  /** As `event.stream` and `audit.subject` name them. */
  things: readonly string[];
  requestId: string;
  /** Whether some of it has so many records that its newest are at the beginning of the log. */
  isFrequent: boolean;
}

/** So many of a kind are looked for: a text that means more means none. */
const MAX_FOUND = 30;

const NUMBERS: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `#${orderNumber(id)}`,
  quote: quoteNumber,
  message: messageNumber,
};

/** Names of documents, one for each key. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  'settings site': 'Mağaza ayarları',
  'content header': 'Header',
  'content footer': 'Footer',
  'content home': 'Ana Sayfa',
  'content about': 'Hakkımızda',
  'content contact': 'İletişim',
  'content quote': 'Teklif Al',
  'content maintenance': 'Bakım Modu',
};

/** $1 ids. Each is read by its key: the log names things of every wing and belongs to none of them. */
const NAMES = `
  SELECT 'product' AS kind, id::text AS id, sku || ' ' || name AS name FROM product WHERE id = ANY($1::uuid[])
  UNION ALL SELECT 'user', id::text, name FROM users WHERE id = ANY($1::uuid[])
  UNION ALL SELECT 'api-key', id::text, name FROM api_key WHERE id = ANY($1::uuid[])
  UNION ALL SELECT 'webhook', id::text, name FROM webhook WHERE id = ANY($1::uuid[])
  UNION ALL SELECT 'message-reply-text', id::text, title FROM message_reply_text WHERE id = ANY($1::uuid[])
  UNION ALL SELECT 'import', id::text, file_name FROM import_run WHERE id = ANY($1::uuid[])
  UNION ALL SELECT 'category', id, name FROM category WHERE id = ANY($2::text[])`;

/** $1 ids of what the catalog has no more, as it was called last. */
const FORMER_NAMES = `
  SELECT DISTINCT ON (kind, id) kind, id, concat_ws(' ', snapshot ->> 'sku', snapshot ->> 'name') AS name
  FROM catalog_version WHERE kind IN ('product', 'category') AND id = ANY($1) ORDER BY kind, id, version DESC`;

/** Where each kind is looked for, folded; people without punctuation, as they are stored. */
const FOUND_BY = [
  ['product', 'product', 'folded_name', 'words'],
  ['product', 'product', 'search_codes', 'words'],
  ['api-key', 'api_key', 'fold(name)', 'words'],
  ['webhook', 'webhook', 'fold(name)', 'words'],
  ['category', 'category', 'folded_name', 'words'],
  ['import', 'import_run', 'fold(file_name)', 'words'],
  ['user', "(SELECT * FROM users WHERE role = 'customer') AS customer", 'search_text', 'plain'],
  ['staff', "(SELECT * FROM users WHERE role <> 'customer') AS staff", 'search_text', 'plain'],
] as const;

/** Who does more than customers do of their own. */
const IS_BUSY: ReadonlySet<string> = new Set(['staff', 'api-key']);

/** The twin of the expression of `users.search_text`. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** $1 the beginning of an id, $2 limit. The first event of a stream stands for it. */
const STREAMS = ['order', 'quote', 'message']
  .map(
    (category) => `(SELECT stream FROM event WHERE version = 1 AND stream >= '${category}-' || $1
      AND stream < '${category}-' || $1 || '~' ORDER BY stream LIMIT $2)`,
  )
  .join(' UNION ALL ');

const IN_CATALOG: ReadonlySet<string> = new Set(['product', 'category']);

const NUMBER = /^#?(?:(?:tkl|msj)-?)?([0-9a-f]{4,8})$/i;

const nameKey = ({ kind, id }: Thing) => `${kind} ${id}`;

/** A draft is called as what it becomes. */
const documentName = ({ kind, id }: Thing): string | undefined =>
  DOCUMENTS[nameKey({ kind: kind === 'content-draft' ? 'content' : kind, id })];

/** What the things of the audit log are called now, and which of them a text means. */
@Injectable()
export class AuditThings {
  constructor(private readonly dataSource: DataSource) {}

  /** A function that names each of these things; what is not there any more is named by its kind and the start of its id. */
  async names(things: readonly Thing[]): Promise<(thing: Thing) => string> {
    const ids = [...new Set(things.map(({ id }) => id))];
    const rows = await this.dataSource.query<(Thing & { name: string })[]>(NAMES, [ids.filter(isUuid), ids]);
    const names = new Map(rows.map((row) => [nameKey(row), row.name]));
    const removed = things.filter((thing) => IN_CATALOG.has(thing.kind) && !names.has(nameKey(thing)));
    for (const row of await this.formerNames(removed)) names.set(nameKey(row), row.name);
    return (thing) =>
      NUMBERS[thing.kind]?.(thing.id) ??
      names.get(nameKey(thing)) ??
      documentName(thing) ??
      (isUuid(thing.id)
        ? `${kindName(thing.kind)} ${thing.id.slice(0, 8)}`
        : thing.id || kindName(thing.kind));
  }

  /** What of the shop has all words of a text in its name, or is called by that number. */
  async find(written: string): Promise<FoundThings> {
    const text = searchAsTyped(written);
    const words = fold(text)
      .split(/\s+/)
      .filter((word) => word !== '');
    const plain = words.map((word) => word.replace(PUNCTUATION, '')).filter((word) => word !== '');
    const number = NUMBER.exec(text.trim())?.[1]?.toLowerCase();
    const [found, streams] = await Promise.all([
      this.called({ words, plain }),
      number === undefined ? [] : this.dataSource.query<{ stream: string }[]>(STREAMS, [number, MAX_FOUND]),
    ]);
    const things = found.map(({ kind, id }) => ({ kind: kind === 'staff' ? 'user' : kind, id }));
    return {
      actors: things.filter(({ kind }) => kind === 'user' || kind === 'api-key').map(({ id }) => id),
      things: [...new Set([...things.map(nameKey), ...streams.map(({ stream }) => stream)])],
      requestId: text.trim(),
      isFrequent: found.some(({ kind }) => IS_BUSY.has(kind)),
    };
  }

  private async formerNames(removed: readonly Thing[]): Promise<(Thing & { name: string })[]> {
    if (removed.length === 0) return [];
    const former = await this.dataSource.query<(Thing & { name: string })[]>(FORMER_NAMES, [
      removed.map(({ id }) => id),
    ]);
    const wanted = new Set(removed.map(nameKey));
    return former.filter((row) => wanted.has(nameKey(row)));
  }

  private async called(text: Readonly<Record<'words' | 'plain', readonly string[]>>): Promise<Thing[]> {
    const conditions = new Conditions();
    const limit = conditions.value(MAX_FOUND);
    const parts = FOUND_BY.flatMap(([kind, table, column, spelling]) => {
      const words = text[spelling];
      if (words.length === 0) return [];
      const found = words.map((word) => `${column} LIKE ${conditions.value(containsPattern(word))}`);
      return `(SELECT '${kind}' AS kind, id::text AS id FROM ${table} WHERE ${found.join(' AND ')} LIMIT ${limit})`;
    });
    return parts.length === 0
      ? []
      : this.dataSource.query<Thing[]>(parts.join(' UNION ALL '), conditions.values);
  }
}
