import { readFile } from 'node:fs/promises';
import { type EntityManager } from 'typeorm';
import { seedDocument } from '../../../kernel/versioned-document/versioned-document.queries.js';
import { CONTENT_COLLECTION, type ContentDocuments } from '../content.document.js';
import { STATIC_PAGE_COLLECTION, type StaticPageDocument } from '../static-page.document.js';
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

async function seedStaticPage(
  transaction: EntityManager,
  { slug, kind, title, summary }: StaticPageSeed,
  position: number,
): Promise<void> {
  const markdown = await readFile(new URL(`./${slug}.md`, import.meta.url), 'utf8');
  await transaction.query(
    'INSERT INTO static_page (slug, kind, position) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [slug, kind, position],
  );
  const document: StaticPageDocument = { title, summary, markdown };
  await seedDocument(transaction, { collection: STATIC_PAGE_COLLECTION.name, id: slug, document });
}

/** Saves every document and page that is missing as version 1; those that exist are left as they are. */
export async function seedContent(transaction: EntityManager): Promise<void> {
  for (const [id, document] of Object.entries(DOCUMENT_SEEDS)) {
    await seedDocument(transaction, { collection: CONTENT_COLLECTION.name, id, document });
  }
  for (const [position, page] of STATIC_PAGE_SEEDS.entries()) {
    await seedStaticPage(transaction, page, position);
  }
}
