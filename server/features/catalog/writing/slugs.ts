import type { EntityManager } from 'typeorm';
import { slugify } from '../../../kernel/turkish/fold.js';
import { slugFormerlyUsed } from './catalog-writing.refusals.js';

/** Slugs no product or category gets: they are, or may become, addresses of the shop itself. */
const RESERVED = new Set(['admin', 'api', 'graphql', 'yeni', 'tumu', 'null', 'undefined']);
const MAX_LENGTH = 120;
/** The last ones: an id of version 7 begins with the time, which products of one file share. */
const ID_PART = 8;

/** Tables of one kind of thing that has an address. */
interface SlugTables {
  current: 'product' | 'category';
  history: 'product_slug_history' | 'category_slug_history';
  owner: 'product_id' | 'category_id';
  /** Prefix of a slug made from the id, for a name without letters and digits: «★★★». */
  fallback: 'urun' | 'kategori';
}

export const PRODUCT_SLUGS: SlugTables = {
  current: 'product',
  history: 'product_slug_history',
  owner: 'product_id',
  fallback: 'urun',
};

export const CATEGORY_SLUGS: SlugTables = {
  current: 'category',
  history: 'category_slug_history',
  owner: 'category_id',
  fallback: 'kategori',
};

interface SlugRequest {
  id: string;
  name: string;
  /** As staff typed it, never blank; without it the slug is made from the name. */
  slug?: string;
}

interface TakenSlug {
  slug: string;
  owner: string;
  former: boolean;
}

/**
 * Chooses an unused slug for each request, in their order. A slug made from a name also avoids the former slugs of
 * others, so that their redirects go on working; one that staff typed takes a former slug over.
 *
 * The catalog is locked by the caller, so no other transaction takes a slug before these are written.
 */
export async function giveSlugs(
  transaction: EntityManager,
  tables: SlugTables,
  requests: readonly SlugRequest[],
): Promise<Map<string, string>> {
  const based = requests.map((request) => ({ ...request, base: baseOf(request, tables) }));
  const taken = await takenSlugs(
    transaction,
    tables,
    based.map(({ base }) => base),
  );
  const chosen = new Map<string, string>();
  const chosenSlugs = new Set<string>();
  for (const { id, slug: typed, base } of based) {
    const blocks = ({ owner, former }: TakenSlug) => owner !== id && !(former && typed);
    const isFree = (slug: string) => !chosenSlugs.has(slug) && !taken.get(slug)?.some(blocks);
    const slug = firstFree(base, isFree);
    chosen.set(id, slug);
    chosenSlugs.add(slug);
  }
  return chosen;
}

function baseOf({ id, name, slug }: SlugRequest, { fallback }: SlugTables): string {
  const base = slugify(slug ?? name);
  return base.slice(0, MAX_LENGTH).replace(/-$/, '') || `${fallback}-${id.slice(-ID_PART)}`;
}

function firstFree(base: string, isFree: (slug: string) => boolean): string {
  if (isFree(base) && !RESERVED.has(base)) return base;
  for (let number = 2; ; number++) {
    const numbered = `${base}-${number}`;
    if (isFree(numbered)) return numbered;
  }
}

interface TypedSlug {
  slug?: string | null;
  takesFormerSlug?: boolean | null;
}

/**
 * @param id of the product or category that gets the slug; left out for a new one
 * @throws SLUG_FORMERLY_USED when the address was another's and its author did not agree to take it over
 */
export async function refuseFormerSlug(
  transaction: EntityManager,
  { current, history, owner }: SlugTables,
  { slug, takesFormerSlug }: TypedSlug,
  id = '',
): Promise<void> {
  if (!slug || takesFormerSlug) return;
  const [former] = await transaction.query<{ name: string }[]>(
    `SELECT name FROM ${history} JOIN ${current} ON id = ${owner} WHERE ${history}.slug = $1 AND id::text <> $2`,
    [slugify(slug), id],
  );
  if (former) throw slugFormerlyUsed({ slug, owner: former.name });
}

/** Owners of these slugs and of their numbered forms; a range of the index, because ':' follows '9'. */
async function takenSlugs(
  transaction: EntityManager,
  { current, history, owner }: SlugTables,
  bases: readonly string[],
): Promise<Map<string, TakenSlug[]>> {
  const rows = await transaction.query<TakenSlug[]>(
    `WITH base AS (SELECT DISTINCT unnest($1::text[]) COLLATE "C" AS slug)
     SELECT taken.slug, taken.owner, taken.former FROM base CROSS JOIN LATERAL (
       SELECT slug, id::text AS owner, false AS former FROM ${current} WHERE slug = base.slug
       UNION ALL SELECT slug, id::text, false FROM ${current}
       WHERE slug >= base.slug || '-0' AND slug < base.slug || '-:' AND substr(slug, length(base.slug) + 1) ~ '^-[0-9]+$'
       UNION ALL SELECT slug, ${owner}::text, true FROM ${history} WHERE slug = base.slug
       UNION ALL SELECT slug, ${owner}::text, true FROM ${history}
       WHERE slug >= base.slug || '-0' AND slug < base.slug || '-:' AND substr(slug, length(base.slug) + 1) ~ '^-[0-9]+$'
     ) AS taken`,
    [bases],
  );
  const taken = new Map<string, TakenSlug[]>();
  for (const row of rows) taken.set(row.slug, [...(taken.get(row.slug) ?? []), row]);
  return taken;
}

/** Records the slugs that were left, and removes those that are in use again. */
export async function writeSlugHistory(
  transaction: EntityManager,
  { history, owner, current }: SlugTables,
  moves: readonly { id: string; from: string | null; to: string }[],
): Promise<void> {
  if (moves.length === 0) return;
  await transaction.query(`DELETE FROM ${history} WHERE slug = ANY($1)`, [moves.map(({ to }) => to)]);
  const left = moves.filter(({ from, to }) => from !== null && from !== to);
  if (left.length === 0) return;
  const idType = current === 'product' ? 'uuid' : 'text';
  await transaction.query(
    `INSERT INTO ${history} (slug, ${owner}) SELECT * FROM unnest($1::text[], $2::${idType}[])
     ON CONFLICT (slug) DO UPDATE SET ${owner} = excluded.${owner}, retired_at = now()`,
    [left.map(({ from }) => from), left.map(({ id }) => id)],
  );
}
