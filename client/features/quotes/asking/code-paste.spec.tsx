import { screen } from '@testing-library/react';
import { server } from '../../../graphql/test-server';
import { field, open, press, type } from '../../../ui/form/test-form';
import { type AskedLine, textLine, withLines } from './asked-lines';
import { CodedProductsQuery } from './asked-product';
import { CodePaste } from './code-paste';

const FIELD = 'Her satıra bir kod ve adet';
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `KOD-${String(index + 1)}; 2`);

/** A list that is pasted into a request of that many lines. */
async function paste(rows: readonly string[], lineCount: number) {
  let lines: readonly AskedLine[] = Array.from({ length: lineCount }, () => textLine('Boru'));
  server.answers(CodedProductsQuery, () => ({ products: { items: [] } }));
  const onRead = (added: readonly AskedLine[]) => {
    const read = withLines(lines, added);
    lines = read.lines;
    return read.left;
  };
  await open(<CodePaste onRead={onRead} />);
  type(FIELD, rows.join('\n'));
  await press('Listeyi ekle');
  return lines.length;
}

it('empties the field when each row became a line', async () => {
  expect(await paste(rowsOf(2), 0)).toBe(2);
  expect(field(FIELD).value).toBe('');
  expect(screen.getByText('0 ürün bulundu, 1, 2. satır serbest kalem olarak eklendi.')).toBeTruthy();
});

it('leaves the rows in the field that are more than are read at once', async () => {
  expect(await paste(rowsOf(52), 0)).toBe(50);
  expect(field(FIELD).value).toBe('KOD-51; 2\nKOD-52; 2');
  expect(screen.getByText(/Kalan 2 satır kutuda duruyor\.$/)).toBeTruthy();
});

it('leaves the rows in the field that no longer fit into the request', async () => {
  expect(await paste(rowsOf(4), 98)).toBe(100);
  expect(field(FIELD).value).toBe('KOD-3; 2\nKOD-4; 2');
  expect(
    screen.getByText(
      '0 ürün bulundu, 1, 2. satır serbest kalem olarak eklendi. Kalan 2 satır kutuda duruyor.',
    ),
  ).toBeTruthy();
});
