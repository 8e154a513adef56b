import { formatLiraInFull, formatTaxRate } from '../money/money.js';
import type { BusinessDocument, DocumentLine, LinePrice } from './business-document.js';
import { CONTENT_WIDTH, SIZES } from './document-style.js';

/** A column of figures: its head, and what each line has in it. */
interface FigureColumn {
  heading: string;
  textOf(line: DocumentLine): string;
}

/** A column of the table of lines; `name` takes the width that the others leave. */
export interface LineColumn extends FigureColumn {
  kind: 'position' | 'name' | 'quantity' | 'figure';
  /** Points. */
  width: number;
}

/** Between two columns, half of it on each side. */
export const COLUMN_GAP = 10;
const POSITION_WIDTH = 18;
const QUANTITY_WIDTH = 58;
/** Of the size of the letters: digits and signs as wide as each other, points and commas narrower. */
const DIGIT_WIDTH = 0.66;
const POINT_WIDTH = 0.31;

const NO_PRICE = '–';

const ofPrice = (write: (price: LinePrice) => string) => (line: DocumentLine) =>
  line.price ? write(line.price) : NO_PRICE;

const UNIT_PRICE: FigureColumn = {
  heading: 'Birim fiyat',
  textOf: ofPrice(({ unitPriceKurus }) => formatLiraInFull(unitPriceKurus)),
};
const AMOUNT: FigureColumn = {
  heading: 'Tutar',
  textOf: ofPrice(({ amountKurus }) => formatLiraInFull(amountKurus)),
};
const LIST_PRICE: FigureColumn = {
  heading: 'Liste fiyatı',
  textOf: ofPrice(({ listPriceKurus }) => (listPriceKurus == null ? '' : formatLiraInFull(listPriceKurus))),
};
const DISCOUNT: FigureColumn = {
  heading: 'İskonto',
  textOf: ofPrice(({ discountBasisPoints }) =>
    discountBasisPoints ? formatTaxRate(discountBasisPoints) : '',
  ),
};

/** The columns that the lines of a document need: without prices, without a discount where there is none. */
export function lineColumns({ lines }: Pick<BusinessDocument, 'lines'>): LineColumn[] {
  const prices = lines.flatMap(({ price }) => price ?? []);
  const figures = [
    ...(prices.some(({ listPriceKurus }) => listPriceKurus != null) ? [LIST_PRICE] : []),
    ...(prices.some(({ discountBasisPoints }) => discountBasisPoints) ? [DISCOUNT] : []),
    ...(prices.length > 0 ? [UNIT_PRICE, AMOUNT] : []),
  ].map((column): LineColumn => ({ ...column, kind: 'figure', width: figureWidth(column, lines) }));
  const position: LineColumn = {
    kind: 'position',
    heading: 'No',
    width: POSITION_WIDTH,
    textOf: (line) => line.position,
  };
  const quantity: LineColumn = {
    kind: 'quantity',
    heading: 'Miktar',
    width: QUANTITY_WIDTH,
    textOf: (line) => line.quantity,
  };
  const others = [position, quantity, ...figures];
  const taken = others.reduce((sum, { width }) => sum + width + COLUMN_GAP, 0);
  const name: LineColumn = {
    kind: 'name',
    heading: 'Ürün',
    width: CONTENT_WIDTH - taken,
    textOf: (line) => line.name,
  };
  return [position, name, quantity, ...figures];
}

/** As wide as its widest text: an amount never breaks. */
function figureWidth(column: FigureColumn, lines: readonly DocumentLine[]): number {
  const widths = lines.map((line) => widthOf(column.textOf(line)) * SIZES.figures);
  return widths.reduce((widest, width) => Math.max(widest, width), widthOf(column.heading) * SIZES.small);
}

const widthOf = (text: string) =>
  Array.from(text).reduce(
    (width, sign) => width + (sign === '.' || sign === ',' ? POINT_WIDTH : DIGIT_WIDTH),
    0,
  );
