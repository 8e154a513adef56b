import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { ImportPart, ImportStatus, NumberNotation } from '../runs/import-run.statuses.js';
import { ImportFormat, ImportSheet } from './import-sheet.type.js';
import { EarlierImport, ImportPictures, ImportRunResult, ImportUndo } from './import-result.type.js';
import { ImportPartEnum, ImportStatusEnum, NumberNotationEnum } from './import.enums.js';
import { ImportProblem } from './import-row.type.js';

@ObjectType({ description: 'How a file is to be applied.' })
export class ImportOptions {
  @Field(() => ImportPartEnum, { description: 'Which part of it.' })
  part: ImportPart;

  @Field(() => Boolean, {
    description:
      'Whether the category of a product must be one of the same file («katı kip»); else also one of the shop.',
  })
  isStrict: boolean;

  @Field(() => Boolean, {
    description: 'Whether nothing is applied when a single row cannot be («hepsi ya da hiçbiri»).',
  })
  isAllOrNothing: boolean;

  @Field(() => Boolean, {
    description:
      'Whether an empty cell clears what the shop has («boş hücreler siler»); else it leaves it as it is.',
  })
  clearsBlanks: boolean;

  @Field(() => NumberNotationEnum, { description: 'How its texts write numbers.' })
  numberNotation: NumberNotation;
}

@ObjectType({
  description: 'What the rows of an import would do, without those that were left out.',
})
export class ImportPlanCounts {
  @Field(() => Int, { description: 'Categories that would be added.' })
  newCategories: number;

  @Field(() => Int, { description: 'Categories that would change.' })
  changedCategories: number;

  @Field(() => Int, { description: 'Products that would be added.' })
  newProducts: number;

  @Field(() => Int, { description: 'Products that would change.' })
  changedProducts: number;

  @Field(() => Int, { description: 'Rows without a change.' })
  unchanged: number;

  @Field(() => Int, { description: 'Rows that cannot be applied.' })
  invalid: number;

  @Field(() => Int, { description: 'Rows with a price of more than three times, or less than a third.' })
  priceJumps: number;

  @Field(() => Int, { description: 'Fields that would be cleared because their cells are empty.' })
  clearedFields: number;

  @Field(() => Int, { description: 'Rows with a warning.' })
  withWarnings: number;

  @Field(() => Int, { description: 'Rows that staff left out.' })
  leftOut: number;
}

@ObjectType({ description: 'How far the running work on an import has come.' })
export class ImportProgress {
  @Field(() => Int, { description: 'Rows that are done.' })
  done: number;

  @Field(() => Int, { nullable: true, description: 'Rows in all; null while the file is still being read.' })
  total: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Rows a second lately; null before the first are done.',
  })
  rowsPerSecond: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Estimated seconds to the end; null while unknown.',
  })
  secondsLeft: number | null;

  @Field(() => Boolean, { description: 'Whether it still waits for a worker, or for an import before it.' })
  isWaiting: boolean;

  @Field(() => Boolean, { description: 'Whether somebody asked for it to stop.' })
  isStopping: boolean;
}

@ObjectType({ description: 'One import of a spreadsheet into the catalog.' })
export class ImportRun {
  @Field(() => Id, { description: 'Its id.' })
  id: string;

  @Field(() => String, { description: 'Name of the file.' })
  fileName: string;

  @Field(() => String, { description: 'SHA-256 of the file, hexadecimal.' })
  fileHash: string;

  @Field(() => Int, { description: 'Size of the file in bytes.' })
  fileBytes: number;

  @Field(() => DateTime, { description: 'When the file was uploaded.' })
  uploadedAt: Date;

  @Field(() => HistoryActor, { description: 'Who uploaded it.' })
  uploadedBy: HistoryActor;

  @Field(() => String, {
    nullable: true,
    description: 'Whose file it is; headings that staff assign are remembered for it.',
  })
  supplier: string | null;

  @Field(() => ImportStatusEnum, { description: 'How far it has come.' })
  status: ImportStatus;

  @Field(() => Int, {
    description: 'Number of the plan: another one whenever it is shown anew what would change.',
  })
  version: number;

  @Field(() => ImportOptions, { description: 'How it is to be applied.' })
  options: ImportOptions;

  @Field(() => ImportFormat, { nullable: true, description: 'Null until the file was read.' })
  format: ImportFormat | null;

  @Field(() => [ImportSheet], { description: 'The visible sheets; empty until the file was read.' })
  sheets: ImportSheet[];

  @Field(() => [ImportProblem], {
    description: 'What is to be known about the file as a whole, such as unknown headings.',
  })
  warnings: ImportProblem[];

  @Field(() => ImportPlanCounts, { description: 'What its rows would do, as far as they were compared.' })
  planned: ImportPlanCounts;

  @Field(() => ImportProgress, {
    nullable: true,
    description: 'Of the work that runs or waits; null when none does.',
  })
  progress: ImportProgress | null;

  @Field(() => ImportRunResult, { nullable: true, description: 'Null until it ended.' })
  result: ImportRunResult | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the file could not be read or applied; null otherwise.',
  })
  failure: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When applying began.' })
  appliedAt: Date | null;

  @Field(() => HistoryActor, { nullable: true, description: 'Who had it applied.' })
  appliedBy: HistoryActor | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ended.' })
  finishedAt: Date | null;

  @Field(() => ImportUndo, { nullable: true, description: 'Null when nobody took it back.' })
  undo: ImportUndo | null;

  @Field(() => Boolean, { description: 'Whether it can be applied now.' })
  canApply: boolean;

  @Field(() => Boolean, { description: 'Whether it can be taken back now.' })
  canUndo: boolean;

  @Field(() => Boolean, {
    description:
      'False once its rows were deleted, 90 days after it ended, or at once where the file could not be read: it has neither rows nor errors as a file.',
  })
  isKept: boolean;

  @Field(() => EarlierImport, {
    nullable: true,
    description: 'The last time the same file was applied; null for a new one.',
  })
  earlier: EarlierImport | null;

  @Field(() => [String], {
    description: 'What its rows may name as a category: those of the shop and of the file, by path.',
  })
  categoryPaths: string[];

  @Field(() => ImportPictures, { description: 'Pictures by address.' })
  pictures: ImportPictures;

  @Field(() => Id, {
    nullable: true,
    description: 'The job that carries out what runs; null when none does.',
  })
  jobId: string | null;
}

@ObjectType({ description: 'One page of the imports, newest first.' })
export class ImportRunList extends ListOf(ImportRun) {}

@ObjectType({ description: 'What stands above the imports: the catalog as it is now.' })
export class ImportOverview {
  @Field(() => Int, { description: 'Main categories.' })
  mainCategories: number;

  @Field(() => Int, { description: 'Categories below a main category.' })
  subcategories: number;

  @Field(() => Int, { description: 'Products, without archived ones.' })
  products: number;

  @Field(() => Int, {
    description:
      'Products of those that lack something («eksik bilgi»), as the list of products says of each in `gaps`.',
  })
  incompleteProducts: number;

  @Field(() => Int, { description: 'Products added in the last 30 days.' })
  addedLately: number;

  @Field(() => Int, { description: 'Products added in the 30 days before those.' })
  addedBefore: number;

  @Field(() => [String], { description: 'Suppliers whose files were imported, by name.' })
  suppliers: string[];
}
