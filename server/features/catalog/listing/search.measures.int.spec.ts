import fc from 'fast-check';
import { openTestDatabase, type TestDatabase } from '../../../kernel/database/test-database.js';
import { readMeasures } from './search.measures.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const inSql = async (texts: string[]) => {
  const rows = await database.dataSource.query<{ measures: string[] }[]>(
    'SELECT measures_in(t) AS measures FROM unnest($1::text[]) WITH ORDINALITY AS given (t, n) ORDER BY n',
    [texts],
  );
  return rows.map(({ measures }) => measures);
};

const inTypeScript = (texts: string[]) =>
  texts.map((text) => {
    const { found } = readMeasures(text);
    return [...new Set(found.flatMap(({ measures, general }) => [...measures, ...general]))].sort();
  });

const piece = fc.constantFrom(
  ...[
    'dn',
    'pn',
    'aisi',
    'ip',
    'kvs',
    'kw',
    'w',
    'mw',
    'm3/h',
    'm³/h',
    'm3',
    'm',
    'mm',
    'bar',
    'mbar',
    'l/dk',
    'l/h',
  ],
  ...[
    '°c',
    'v',
    'a',
    'd/dk',
    '"',
    '″',
    'inc',
    'x',
    'vana',
    ' ',
    ' ',
    ' ',
    '.',
    ',',
    '-',
    '/',
    '…',
    '–',
    ';',
    "'",
    '\n',
  ],
  ...[
    '0',
    '1',
    '2',
    '16',
    '50',
    '316',
    '1.250',
    '1.5',
    '1,5',
    '4.200,75',
    '1000000',
    '999999999',
    '1.2345',
    '1/2',
    '1 1/4',
  ],
);
const written = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

it('reads measures in SQL as in TypeScript', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(written, { maxLength: 60 }), async (texts) => {
      expect(await inSql(texts)).toEqual(inTypeScript(texts));
    }),
    { numRuns: 100 },
  );
});
