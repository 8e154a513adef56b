import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';

/** Words that the project does not use, each with the term an engineer would search for instead. */
const NOT_OUR_WORDS = [
  [/catalogue/i, 'catalog'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(gives|returns|is|or|,|;) nothing (when|once|unless)\b/i, 'null when'],
  [/\bin earnest\b/i, 'in production'],
  [/\b(he|his|him|himself)\b/, 'they'],
  [/\b(im)?patience\b/i, 'timeout'],
  [/rehears/i, 'dry run'],
  [/\bcensus\b/i, 'stats'],
  [/\bhandover\b/i, 'dehydrated state'],
  [/\bforeseen\b/i, 'optimistic update'],
  [/turnstile|waiting.?line|render.?queue/i, 'ConcurrencyLimiter'],
  [/order.?book|orders?.?requests?\b(?! )/i, 'order history, idempotency keys'],
  [/shareOut|\bshare out\b|\bshelf\b/i, 'allocate, available'],
  [/\bdrawn.?document/i, 'rendered document'],
  [/\bforAdding\b|\bforWorking\b/, 'forProducer, forWorker'],
  [/\bkept[-. ]?(answer|value|bodies|file|event)|\bKept[A-Z]/, 'cached, stored'],
  [/\brevisions?\b(?!` \|)/i, 'data version (of caches), version (of records)'],
  [/\bbury\b|\bbury[A-Z]/, 'mark dead'],
  [/\bOrderPlacing\b|\bStockKeeping\b/, 'a service, or what it is'],
];

const PLACES = ['server', 'bin', 'bench', 'docs', 'README.md', 'schema.graphql'];
const TEXTS = /\.(ts|mjs|md|graphql)$/;

function filesBelow(path) {
  if (TEXTS.test(path)) return [path];
  return readdirSync(join(PROJECT_ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || TEXTS.test(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}

/** What stands in a file against the table: `server/x.ts:12 "catalogue": catalog`. */
function findingsIn(file) {
  const lines = readFileSync(join(PROJECT_ROOT, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    NOT_OUR_WORDS.flatMap(([word, better]) => {
      const found = word.exec(line);
      return found ? [`${file}:${index + 1} "${found[0]}": ${better}`] : [];
    }),
  );
}

it('finds only terms that an engineer would search for in code, docs and schema', () => {
  const files = PLACES.flatMap(filesBelow).filter(
    (file) => !file.endsWith('words.spec.mjs') && !/seed[/\\].*\.md$/.test(file),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap(findingsIn)).toEqual([]);
});
