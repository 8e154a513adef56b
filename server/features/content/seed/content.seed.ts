import { readFile } from 'node:fs/promises';
import { type EntityManager } from 'typeorm';
import { seedRecord } from '../../../kernel/records/record-version.queries.js';
import { CONTENT, type ContentDocuments } from '../content.document.js';
import { STATIC_PAGES, type StaticPageDocument } from '../static-page.document.js';
import { ABOUT_SEED } from './about.seed.js';
import { CONTACT_SEED } from './contact.seed.js';
import { FOOTER_SEED, HEADER_SEED } from './frame.seed.js';
import { QUOTE_SEED } from './quote.seed.js';
import { HOME_SEED } from './home.seed.js';
import { WIZARD_SEED } from './wizard.seed.js';
import { STATIC_PAGE_SEEDS, type StaticPageSeed } from './static-pages.seed.js';

const DOCUMENT_SEEDS: ContentDocuments = {
  header: HEADER_SEED,
  footer: FOOTER_SEED,
  home: HOME_SEED,
  about: ABOUT_SEED,
  contact: CONTACT_SEED,
  quote: QUOTE_SEED,
  maintenance: { enabled: false, message: '', allowAdminAccess: true, disableIndexing: false },
  wizard: WIZARD_SEED,
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
  const value: StaticPageDocument = { title, summary, markdown };
  await seedRecord(transaction, { name: STATIC_PAGES.name, key: slug, value });
}

/** Saves every document and page that is missing as version 1; those that exist are left as they are. */
export async function seedContent(transaction: EntityManager): Promise<void> {
  for (const [key, value] of Object.entries(DOCUMENT_SEEDS)) {
    await seedRecord(transaction, { name: CONTENT.name, key, value });
  }
  for (const [position, page] of STATIC_PAGE_SEEDS.entries()) {
    await seedStaticPage(transaction, page, position);
  }
}
