import fc from 'fast-check';
import { openSpreadsheet } from '../open-spreadsheet.js';

async function read(content: string): Promise<(string | null)[][]> {
  const { sheets } = await openSpreadsheet({ bytes: Buffer.from(content) });
  const rows: (string | null)[][] = [];
  for await (const row of sheets[0]!.rows()) rows.push(row.cells as (string | null)[]);
  return rows;
}

const text = fc
  .string({ unit: fc.constantFrom(...Array.from('ABışğ 12",;\n')), minLength: 1, maxLength: 12 })
  .map((typed) => `a${typed.replaceAll('\r', '')}b`);
const table = fc.array(fc.tuple(text, text, text), { minLength: 2, maxLength: 6 });
const quoted = (typed: string) => `"${typed.replaceAll('"', '""')}"`;

it('leaves texts alone that are quoted by the rules, over several lines, too', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const lines = [['x', 'y', 'z'], ...rows].map((row) => row.map(quoted).join(';'));
      expect(await read(`sep=;\r\n${lines.join('\r\n')}\r\n`)).toEqual([['x', 'y', 'z'], ...rows]);
    }),
  );
});

const inches = fc.constantFrom('Vana 1/2" pirinç', '1/2" Vana', 'Vana 3/4"', '2" x 1" Te', 'Düz Vana');

// At the end of a line `""` begins another line of the text, by the rules.
it('reads inches in quoted texts whose quotes are not doubled, but for those at the end of a line', async () => {
  const rowsOf = fc.array(fc.tuple(inches, inches, fc.constantFrom('85,50', 'KP-015')), {
    minLength: 2,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(rowsOf, async (rows) => {
      const lines = [['x', 'y', 'z'], ...rows].map((row) => row.map((typed) => `"${typed}"`).join(';'));
      expect(await read(`${lines.join('\n')}\n`)).toEqual([['x', 'y', 'z'], ...rows]);
    }),
  );
});

it('unwraps lines that are quoted as a whole', async () => {
  expect(await read('"a,b"\r\n"""1,5 kW"",c"\r\n')).toEqual([
    ['a', 'b'],
    ['1,5 kW', 'c'],
  ]);
});
