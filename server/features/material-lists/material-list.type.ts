import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { registerValueEnum } from '../../kernel/scalars/value-enum.js';
import { type MatchReason, Product } from '../catalog/index.js';
import type { LineStatus, StoredLine } from './list.matching.js';
import type { MaterialListRow } from './material-list.queries.js';

const MaterialLineStatusEnum = registerValueEnum<LineStatus>({
  name: 'MaterialLineStatus',
  description: 'What became of a line.',
  values: {
    found: 'One product is certain.',
    choose: 'The buyer chooses among candidates.',
    not_found: 'The catalog has nothing like it.',
  },
});

const MaterialMatchReasonEnum = registerValueEnum<MatchReason>({
  name: 'MaterialMatchReason',
  description: 'By what a product was found for a line.',
  values: {
    sku: 'Its SKU, as written.',
    model: 'Its model, as written.',
    part_number: 'Its SKU or model, with other punctuation.',
    leading_zeros: 'Its SKU or model without its leading zeros.',
    date: 'Its SKU or model, made a date by a spreadsheet.',
    own_number: "The buyer's own part number, from an earlier quote.",
    words: 'What it is called, and its sizes.',
  },
});

type Products = ReadonlyMap<string, Product>;

@ObjectType({ description: 'A row of the list as the buyer wrote it.' })
export class MaterialRow {
  @Field(() => Int, { description: 'Its place in the list, from 1.' })
  row: number;

  @Field(() => String, { description: 'Without the quantity.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'The quantity as written: «8 ad.»; null without one.' })
  quantity: string | null;

  @Field(() => Int, { description: 'Whole pieces that it asks for.' })
  count: number;

  @Field(() => Boolean, { description: 'Whether a part of a piece was made one more.' })
  isRoundedUp: boolean;
}

@ObjectType({ description: 'A row of the list that asks for nothing.' })
export class SkippedMaterialRow {
  @Field(() => Int, { description: 'Its place in the list, from 1.' })
  row: number;

  @Field(() => String, { description: 'Its cells in one text; empty for a blank row.' })
  text: string;
}

@ObjectType({ description: 'A product that a line may mean.' })
export class MaterialCandidate {
  @Field(() => Product, { description: 'As it is sold now.' })
  product: Product;

  @Field(() => MaterialMatchReasonEnum, { description: 'By what it was found.' })
  reason: MatchReason;

  @Field(() => [String], { description: 'What of the line it has.' })
  matched: string[];

  @Field(() => [String], { description: 'What of the line it does not have.' })
  missing: string[];
}

@ObjectType({ description: 'One thing that a list asks for; rows that ask for the same are one.' })
export class MaterialLine {
  @Field(() => Int, { description: 'Its place, from 0: pass it to updateMaterialLine.' })
  place: number;

  @Field(() => [MaterialRow], { description: 'The rows that ask for it.' })
  rows: MaterialRow[];

  @Field(() => MaterialLineStatusEnum, { description: 'NOT_FOUND also once its products are sold no more.' })
  status: LineStatus;

  @Field(() => [MaterialCandidate], { description: 'At most five, best first; of a found line its product.' })
  candidates: MaterialCandidate[];

  @Field(() => Id, { nullable: true, description: 'The product that was found or chosen.' })
  productId: string | null;

  @Field(() => Int, { description: 'Pieces that its rows ask for together.' })
  askedQuantity: number;

  @Field(() => Int, { description: 'Raised to the minimum of the product, or as the buyer changed it.' })
  quantity: number;

  @Field(() => String, { nullable: true, description: 'Unit that the list names.' })
  unit: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cell as shown, where a spreadsheet may have made a date of a part number.',
  })
  date: string | null;

  static of(line: StoredLine, place: number, products: Products): MaterialLine {
    const candidates = line.candidates.flatMap(({ productId, ...candidate }) => {
      const product = products.get(productId);
      return product ? [Object.assign(new MaterialCandidate(), { ...candidate, product })] : [];
    });
    const productId = line.productId !== null && products.has(line.productId) ? line.productId : null;
    const status = candidates.length === 0 ? 'not_found' : line.status;
    const rows = line.rows.map((row) => ({ ...row, isRoundedUp: row.isRoundedUp ?? false }));
    return Object.assign(new MaterialLine(), { ...line, rows, place, candidates, productId, status });
  }
}

@ObjectType({ description: "A buyer's own list, matched with the catalog." })
export class MaterialList {
  @Field(() => Id, { description: 'Secret; the last part of its address /malzeme-listesi/{id}.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Null for a list that was pasted.' })
  fileName: string | null;

  @Field(() => String, { nullable: true, description: 'The sheet that was read.' })
  sheetName: string | null;

  @Field(() => Int, { description: 'Rows that were read.' })
  rowCount: number;

  @Field(() => Int, { description: 'Headings and sums among them.' })
  skippedCount: number;

  @Field(() => [SkippedMaterialRow], {
    description: 'The same in their order; empty for a list read before they were kept.',
  })
  skippedRows: SkippedMaterialRow[];

  @Field(() => DateTime, { description: 'When it was matched last.' })
  matchedAt: Date;

  @Field(() => DateTime, { description: 'When it is deleted.' })
  expiresAt: Date;

  readonly row: MaterialListRow;

  static of(row: MaterialListRow): MaterialList {
    const { id, fileName, sheetName, rowCount, skippedCount, skippedRows, matchedAt, expiresAt } = row;
    return Object.assign(new MaterialList(), {
      id,
      fileName,
      sheetName,
      rowCount,
      skippedCount,
      skippedRows,
      matchedAt,
      expiresAt,
      row,
    });
  }
}
