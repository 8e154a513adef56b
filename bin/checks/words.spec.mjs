import { readdirSync, readFileSync, statSync } from 'node:fs';
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
  [/order.?book|orders?[-_ ]?requests?\b(?! )/i, 'order history, idempotency keys'],
  [/shareOut|\bshare out\b|\bshelf\b/i, 'allocate, available'],
  [/\bdrawn.?document/i, 'rendered document'],
  [/\bforAdding\b|\bforWorking\b/, 'forProducer, forWorker'],
  [/\bkept[-. ]?(answer|value|bodies|file|event)|\bKept[A-Z]/, 'cached, stored'],
  [/\brevisions?\b(?!` \|)/i, 'data version (of caches), version (of records)'],
  [/\bbury\b|\bbury[A-Z]/, 'mark dead'],
  [/\bOrderPlacing\b|\bStockKeeping\b/, 'a service, or what it is'],
  // Fault injection is the term, and `faults` its lane of tests; ids of requests in specs stand for nothing, and the client names a folder so.
  [
    /(?<!page-)\b[Ff]ault(y|s(?!'|:|\.mjs|\.spec|[)}]| lts))?\b(?!-)|[a-z]Faults?\b(?<!benchFaults)/,
    'error, invalid',
  ],
  [/\bFault[A-Z]|\bFAULTS?(_|\b)|\b[a-z]*[Ff]aulty/, 'error, invalid'],
  [
    /\b(?!Search|Key)([A-Z][a-z]+)+(?<!In)Words\b|-words\b|\b(?!MAX|BETWEEN)[A-Z_]+_WORDS\b|\b(error|styles)\.words\b/,
    'text, label, message',
  ],
  [/\bwordsOf\b|\b(?!match|search|in|key)[a-z]+Words\b|\bwords: (string|unknown)\b/, 'text, label, message'],
  [
    /(?<!\b(at|by|for|in) (an?y?|one|that|the|this) (same )?)\bmoments?\b(?! ago)|[a-z]Moment\b/i,
    'date-time',
  ],
  [/\bletter(To|For|Of)\b|[a-z]Letters?\b|\bby post\b|\bpost (office|room)\b/, 'mail, mail template, mailer'],
  // visit() of graphql walks a document; a visit of a page or of a company is the usual word.
  [/(?<!first |later |')\bvisits?\b(?!\(| =|,|:| })|[a-z]Visit\b/, 'request context, browse'],
  [/\brecognition\b(?<!sheet-recognition)/i, 'authentication'],
  [/\b(look(?!Up)|tell|told)([A-Z(]|\))|\b(const|let) (looks?|tell|told)\b/, 'refetch, notify'],
  [/\bmend(s|ed|ing)?\b/, 'fix, correct'],
  [/\btouch(\(|ed[A-Z])|\bisTouched\b|\btouch(es)? (a|the) field/, 'clear its error'],
  [/\bsilence\b/i, 'timeout'],
  [/\b(hear|learn)[A-Z(]|\bhears?\b|\bheard\b|\blearns? of\b/, 'on notify, update'],
  [/(?<!\b(all|because|both|each|most|none|one|some) )\bof which\b/, 'whose, with, only'],
  [/\bparted by\b/, 'separated by'],
  [/\breckon/i, 'calculate'],
  [/\boxlint-(dis|en)able/, 'a rule of oxlint.config.mjs: no comment changes one'],
  [/\b(author|initial|local|normal|organ|serial|summar|synchron)is(e[ds]?|ing|ation)/i, '-ize'],
];

const PLACES = [
  ...[
    'server',
    'client',
    'bin',
    'bench',
    'demo',
    'e2e',
    'docs',
    'README.md',
    'schema.graphql',
    '.ci/run',
    'Dockerfile',
  ],
  ...[
    '.dependency-cruiser.cjs',
    'oxlint.config.mjs',
    'playwright.config.ts',
    'vite.config.ts',
    'vitest.config.ts',
  ],
];
const TEXTS = /\.(tsx?|css|mjs|cjs|md|graphql)$/;

function filesBelow(path) {
  if (!statSync(join(PROJECT_ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(PROJECT_ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || TEXTS.test(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}

/** What stands in a file or its name against the table: `server/x.ts:12 "catalogue": catalog`. */
function findingsIn(file) {
  const lines = [file, ...readFileSync(join(PROJECT_ROOT, file), 'utf8').split('\n')];
  return lines.flatMap((line, index) =>
    NOT_OUR_WORDS.flatMap(([word, better]) => {
      const found = word.exec(line);
      return found ? [`${file}:${index} "${found[0]}": ${better}`] : [];
    }),
  );
}

it('finds only terms that an engineer would search for in code, docs and schema', () => {
  const files = PLACES.flatMap(filesBelow).filter(
    (file) => !file.endsWith('words.spec.mjs') && !/seed[/\\].*\.md$/.test(file),
  );
  expect(files.length).toBeGreaterThan(800);
  expect(files.flatMap(findingsIn)).toEqual([]);
});
