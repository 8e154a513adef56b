import fc from 'fast-check';
import type { CellValue } from '../sheet.js';
import { cellsJson, parseCells } from './cells-json.js';

const anyCell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
);

it('gives the cells back as they were, dates too', () => {
  const dated: CellValue[] = ['15.03.2026', new Date(Date.UTC(2026, 2, 15)), null, '{"date":1}', 1.5, true];
  expect(parseCells(cellsJson(dated))).toEqual(dated);
  fc.assert(
    fc.property(fc.array(anyCell), (cells) => {
      expect(parseCells(cellsJson(cells))).toEqual(cells);
    }),
  );
});

it('writes cells into one line, whatever is in them', () => {
  expect(cellsJson(['iki\r\nsatır', ' ', '\ud800'])).not.toMatch(/[\r\n\ud800]/);
});
