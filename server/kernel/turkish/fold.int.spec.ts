import fc from 'fast-check';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { fold, slugify } from './fold.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

interface Twins {
  fold: string;
  slugify: string;
}

const inSql = (texts: string[]) =>
  database.dataSource.query<Twins[]>(
    'SELECT fold(t), slugify(t) FROM unnest($1::text[]) WITH ORDINALITY AS given (t, n) ORDER BY n',
    [texts],
  );

const inTypeScript = (texts: string[]): Twins[] =>
  texts.map((text) => ({ fold: fold(text), slugify: slugify(text) }));

// PostgreSQL keeps no NUL in a text, and half of a surrogate pair is no character.
const anything = fc.string({ unit: 'binary', maxLength: 80 }).map((text) => text.replaceAll('\0', ''));
const turkish = fc.string({
  unit: fc.constantFrom(...Array.from('ıİIişŞğĞüÜöÖçÇâÂî \u0307\u0327-2"°é')),
  maxLength: 40,
});

it('folds every letter of the first plane as TypeScript does', async () => {
  const letters: string[] = [];
  for (let code = 1; code <= 0xffff; code++) {
    if (code < 0xd800 || code > 0xdfff) letters.push(`a${String.fromCodePoint(code)}I`);
  }
  expect(await inSql(letters)).toEqual(inTypeScript(letters));
});

it('folds and slugs any text as TypeScript does', async () => {
  const texts = fc.array(fc.oneof(anything, turkish, fc.string({ unit: 'grapheme' })), { maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(texts, async (given) => {
      expect(await inSql(given)).toEqual(inTypeScript(given));
    }),
    { numRuns: 100 },
  );
});

it.each(['C', 'tr-x-icu', 'en-x-icu'])('folds the same under the collation %s', async (collation) => {
  const texts = ['ISI', 'İNOX', 'ılık', 'ŞIK', 'Ölçü', 'ΣΑΣ'];
  const rows = await database.dataSource.query<Twins[]>(
    `SELECT fold(t COLLATE "${collation}"), slugify(t COLLATE "${collation}")
     FROM unnest($1::text[]) WITH ORDINALITY AS given (t, n) ORDER BY n`,
    [texts],
  );
  expect(rows).toEqual(inTypeScript(texts));
});

it('is immutable and parallel safe, so that it can be indexed', async () => {
  await database.dataSource.query('CREATE TABLE folded (t text)');
  await database.dataSource.query('CREATE INDEX ON folded (fold(t), slugify(t))');
  const rows = await database.dataSource.query<unknown[]>(
    `SELECT proname, provolatile, proparallel FROM pg_proc WHERE proname IN ('fold', 'slugify') ORDER BY 1`,
  );
  expect(rows).toEqual([
    { proname: 'fold', provolatile: 'i', proparallel: 's' },
    { proname: 'slugify', provolatile: 'i', proparallel: 's' },
  ]);
});
