import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type EntityManager } from 'typeorm';
import { type ContentDocuments } from '../content.document.js';
import { ABOUT_SEED } from './about.seed.js';
import { CONTACT_SEED } from './contact.seed.js';
import { FOOTER_SEED, HEADER_SEED } from './frame.seed.js';
import { HOME_SEED } from './home.seed.js';
import { STATIC_PAGE_SEEDS, type StaticPageSeed } from './static-pages.seed.js';

const DOCUMENT_SEEDS: ContentDocuments = {
  header: HEADER_SEED,
  footer: FOOTER_SEED,
  home: HOME_SEED,
  about: ABOUT_SEED,
  contact: CONTACT_SEED,
  maintenance: { enabled: false, message: '', allowAdminAccess: true, disableIndexing: false },
};

async function seedDocument(manager: EntityManager, key: string, document: unknown): Promise<void> {
  await manager.query(
    `WITH made AS (INSERT INTO content_document (key, version) VALUES ($1, 1) ON CONFLICT DO NOTHING RETURNING key, version)
     INSERT INTO content_document_version (key, version, document) SELECT key, version, $2 FROM made`,
    [key, JSON.stringify(document)],
  );
}

async function seedStaticPage(manager: EntityManager, page: StaticPageSeed, position: number): Promise<void> {
  const markdown = await readFile(new URL(`./${page.slug}.md`, import.meta.url), 'utf8');
  const hash = createHash('sha256').update(markdown).digest('hex');
  await manager.query(
    `WITH made AS (
       INSERT INTO static_page (slug, kind, position, version) VALUES ($1, $2, $3, 1)
       ON CONFLICT DO NOTHING RETURNING slug, version
     )
     INSERT INTO static_page_version (slug, version, title, summary, markdown, hash)
     SELECT slug, version, $4, $5, $6, $7 FROM made`,
    [page.slug, page.kind, position, page.title, page.summary, markdown, hash],
  );
}

/** Gives the site every document and page it lacks; what somebody edited is left alone. */
export async function seedContent(manager: EntityManager): Promise<void> {
  for (const [key, document] of Object.entries(DOCUMENT_SEEDS)) await seedDocument(manager, key, document);
  for (const [position, page] of STATIC_PAGE_SEEDS.entries()) await seedStaticPage(manager, page, position);
}
