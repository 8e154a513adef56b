import type { EntityManager } from 'typeorm';
import { slugify } from '../../kernel/turkish/fold.js';

/** Words an address must not end in: they are, or may become, addresses of the shop itself. */
const RESERVED = new Set(['admin', 'api', 'graphql', 'yeni', 'tumu', 'null', 'undefined']);
const MAX_LENGTH = 120;
const ID_PART = 8;

/** Tables of one kind of thing that has an address. */
interface SlugTables {
  current: 'product' | 'category';
  history: 'product_slug_history' | 'category_slug_history';
  owner: 'product_id' | 'category_id';
  /** Begins the slug of a name nothing is left of: «★★★». */
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

/** Somebody who needs a slug: asked for by name, or made from the name. */
interface SlugWish {
  id: string;
  name: string;
  /** Never blank. */
  asked?: string;
}

interface TakenSlug {
  slug: string;
  owner: string;
  former: boolean;
}

/**
 * Gives every wish a slug that is nobody else's, in the order of the wishes. A slug made from a name also stays off the
 * former slugs of others, so that their redirects live on; one that was asked for takes a former slug over.
 *
 * The writer holds the catalogue, so nobody takes a slug between the answer and the writing.
 */
export async function giveSlugs(
  manager: EntityManager,
  tables: SlugTables,
  wishes: readonly SlugWish[],
): Promise<Map<string, string>> {
  const based = wishes.map((wish) => ({ ...wish, base: baseOf(wish, tables) }));
  const taken = await takenSlugs(
    manager,
    tables,
    based.map(({ base }) => base),
  );
  const given = new Map<string, string>();
  const givenSlugs = new Set<string>();
  for (const { id, asked, base } of based) {
    const stands = ({ owner, former }: TakenSlug) => owner !== id && !(former && asked);
    const isFree = (slug: string) => !givenSlugs.has(slug) && !taken.get(slug)?.some(stands);
    const slug = firstFree(base, isFree);
    given.set(id, slug);
    givenSlugs.add(slug);
  }
  return given;
}

function baseOf({ id, name, asked }: SlugWish, { fallback }: SlugTables): string {
  const slug = slugify(asked ?? name);
  return slug.slice(0, MAX_LENGTH).replace(/-$/, '') || `${fallback}-${id.slice(0, ID_PART)}`;
}

function firstFree(base: string, isFree: (slug: string) => boolean): string {
  if (isFree(base) && !RESERVED.has(base)) return base;
  for (let number = 2; ; number++) {
    const numbered = `${base}-${number}`;
    if (isFree(numbered)) return numbered;
  }
}

/** Who has these slugs or their numbered forms; a range of the index, because ':' follows '9'. */
async function takenSlugs(
  manager: EntityManager,
  { current, history, owner }: SlugTables,
  bases: readonly string[],
): Promise<Map<string, TakenSlug[]>> {
  const rows = await manager.query<TakenSlug[]>(
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

/** Remembers the slugs given up, and forgets those that belong to somebody today. */
export async function keepSlugHistory(
  manager: EntityManager,
  { history, owner, current }: SlugTables,
  moves: readonly { id: string; from: string | null; to: string }[],
): Promise<void> {
  if (moves.length === 0) return;
  await manager.query(`DELETE FROM ${history} WHERE slug = ANY($1)`, [moves.map(({ to }) => to)]);
  const left = moves.filter(({ from, to }) => from !== null && from !== to);
  if (left.length === 0) return;
  const idType = current === 'product' ? 'uuid' : 'text';
  await manager.query(
    `INSERT INTO ${history} (slug, ${owner}) SELECT * FROM unnest($1::text[], $2::${idType}[])
     ON CONFLICT (slug) DO UPDATE SET ${owner} = excluded.${owner}, retired_at = now()`,
    [left.map(({ from }) => from), left.map(({ id }) => id)],
  );
}
