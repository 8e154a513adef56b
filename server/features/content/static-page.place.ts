import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { RecordKind } from '../../kernel/records/record-kind.js';
import { contentInvalid, staticPageRequired } from './content.refusals.js';
import { STATIC_PAGE_KINDS } from './static-page.document.js';

/** Forms and contracts name these texts, and buyers accept them: they stay where they are. */
export const REQUIRED_PAGES: ReadonlySet<string> = new Set([
  'on-bilgilendirme',
  'mesafeli-satis-sozlesmesi',
  'kvkk-aydinlatma',
  'kullanim-kosullari',
  'ticari-elektronik-ileti-onayi',
]);

export const ADDRESS_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const place = z.object({
  kind: z.enum(STATIC_PAGE_KINDS),
  /** Path of the page without the leading slash. */
  address: z.string().max(80).regex(ADDRESS_PATTERN, 'Küçük harf, rakam ve tire yazın: hizmet-bolgeleri'),
  isShown: z.boolean(),
});

export type StaticPagePlace = z.output<typeof place>;

/** Where a static page stands: its kind, its address, and whether visitors see it. The key is the slug it began with. */
export const STATIC_PLACES: RecordKind<Record<string, StaticPagePlace>> = {
  name: 'static-page-place',
  topic: 'content',
  check(slug, value) {
    const checked = place.safeParse(value);
    if (!checked.success) {
      const { issues } = checked.error;
      throw contentInvalid({
        fields: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      });
    }
    const { isShown, address } = checked.data;
    if (REQUIRED_PAGES.has(slug) && (!isShown || address !== slug)) throw staticPageRequired({ slug });
    return checked.data;
  },
  async read(transaction, slug) {
    const [row] = await transaction.query<(StaticPagePlace & { version: number })[]>(
      `SELECT kind, coalesce(address, slug) AS address, is_shown AS "isShown",
         (SELECT coalesce(max(version), 0) FROM document_version
          WHERE collection = 'static-page-place' AND id = slug)::int AS version
       FROM static_page WHERE slug = $1`,
      [slug],
    );
    if (!row) return null;
    const { version, ...value } = row;
    return { version, value };
  },
  async write(transaction, slug, { value: { kind, address, isShown } }) {
    await transaction.query('UPDATE static_page SET kind = $2, address = $3, is_shown = $4 WHERE slug = $1', [
      slug,
      kind,
      address,
      isShown,
    ]);
  },
};

/** The page that has this address or had it before; null when it is free. */
export async function ownerOfAddress(transaction: EntityManager, address: string): Promise<string | null> {
  const [row] = await transaction.query<{ slug: string }[]>(
    `SELECT slug FROM static_page WHERE slug = $1 OR address = $1
     UNION ALL
     SELECT id FROM document_version WHERE collection = 'static-page-place' AND document ->> 'address' = $1
     LIMIT 1`,
    [address],
  );
  return row?.slug ?? null;
}
