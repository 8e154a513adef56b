import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { ImportOutcome, ImportRowKind, ImportSubject, UndoBucket } from '../rows/import-row.statuses.js';
import { ImportOutcomeEnum, ImportRowKindEnum, ImportSubjectEnum, UndoBucketEnum } from './import.enums.js';

@ObjectType({
  description: 'An error because of which a row is skipped, or a warning because of which it is not.',
})
export class ImportProblem {
  @Field(() => String, { description: 'Name of the sheet.' })
  sheet: string;

  @Field(() => Int, { description: 'Row, as a spreadsheet program counts it.' })
  rowNumber: number;

  @Field(() => [String], {
    description: 'Headings of the columns it is about; empty when it is about the whole row.',
  })
  columns: string[];

  @Field(() => String, { description: 'What is wrong.' })
  message: string;

  @Field(() => String, {
    description: 'The message with its place, and advice where there is some: one line to show.',
  })
  text: string;
}

@ObjectType({ description: 'A field that a row would change, both values as a spreadsheet shows them.' })
export class ImportChange {
  @Field(() => String, { description: 'Heading of its column in the template: `Fiyat`.' })
  column: string;

  @Field(() => String, { description: 'What the shop has; empty for nothing.' })
  before: string;

  @Field(() => String, { description: 'What the row says; empty for nothing.' })
  after: string;
}

@ObjectType({ description: 'A cell of a row.' })
export class ImportCell {
  @Field(() => String, { description: 'The column it is read as, by `ImportColumn.field`.' })
  field: string;

  @Field(() => String, { description: 'Heading of that column in the template.' })
  header: string;

  @Field(() => String, {
    description: 'As a Turkish spreadsheet shows it; corrected where staff corrected it.',
  })
  value: string;

  @Field(() => Boolean, { description: 'Whether staff corrected it.' })
  isCorrected: boolean;
}

@ObjectType({ description: 'A row of a file: what it would do, and what became of it.' })
export class ImportRow {
  @Field(() => Int, { description: 'Its number in the import, from 1.' })
  number: number;

  @Field(() => ImportSubjectEnum, { description: 'What it is about.' })
  subject: ImportSubject;

  @Field(() => Int, { description: 'Place of its sheet among the visible ones, from 0.' })
  sheet: number;

  @Field(() => String, { description: 'Name of its sheet.' })
  sheetName: string;

  @Field(() => Int, { description: 'Row, as a spreadsheet program counts it.' })
  rowNumber: number;

  @Field(() => ImportRowKindEnum, { description: 'What it would do.' })
  kind: ImportRowKind;

  @Field(() => String, { description: 'Name of the product or category.' })
  label: string;

  @Field(() => String, { description: 'SKU the product has or would get; empty for a category.' })
  sku: string;

  @Field(() => Id, {
    nullable: true,
    description: 'The product or category it changes or added; null while there is none.',
  })
  targetId: string | null;

  @Field(() => [ImportChange], { description: 'What it would change; of a new row what it would be given.' })
  changes: ImportChange[];

  @Field(() => [ImportProblem], { description: 'Why it cannot be applied.' })
  problems: ImportProblem[];

  @Field(() => [ImportProblem], { description: 'What staff should know although it can be applied.' })
  warnings: ImportProblem[];

  @Field(() => Boolean, {
    description: 'Whether the price changes to more than three times, or less than a third.',
  })
  isPriceJump: boolean;

  @Field(() => Int, { description: 'How many fields it clears because their cells are empty.' })
  clearedFields: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Path of the category most similar to the unknown one of this row, if any is similar enough.',
  })
  nearestCategory: string | null;

  @Field(() => Boolean, { description: 'Whether staff left it out of what is applied.' })
  isLeftOut: boolean;

  @Field(() => [ImportCell], { description: 'The cells that are read, in the order of the template.' })
  cells: ImportCell[];

  @Field(() => ImportOutcomeEnum, {
    nullable: true,
    description: 'What became of it; null while it was not applied.',
  })
  outcome: ImportOutcome | null;

  @Field(() => UndoBucketEnum, {
    nullable: true,
    description: 'What taking the import back did to it; null before.',
  })
  undoBucket: UndoBucket | null;

  @Field(() => String, { nullable: true, description: 'Why it was kept or could not be taken back.' })
  undoReason: string | null;
}

@ObjectType({ description: 'One page of the rows of an import, in the order of the file.' })
export class ImportRowList extends ListOf(ImportRow) {}
