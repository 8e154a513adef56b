import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ClearableLine } from '../../../kernel/input/input-fields.js';
import { IsOneLine, IsPlainLines } from '../../../kernel/input/typed-text.js';
import { SliceArgs } from '../../../kernel/listing/list.args.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { SheetKind } from '../../catalog/index.js';
import type { ImportPart, NumberNotation } from '../runs/import-run.statuses.js';
import { ImportPartEnum, NumberNotationEnum, SheetKindEnum } from './import.enums.js';

const MAX_SUPPLIER = 100;
const MAX_FIELD = 40;
const MAX_CELL = 32_767;
const MAX_ASSIGNED = 256;
const MAX_CATEGORY = 200;
const MAX_NUMBERS = 1_000;

@ArgsType()
export class ImportRunsArgs extends SliceArgs(10) {
  @IsBoolean()
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only those that were applied, wholly or in part, and not taken back.',
  })
  onlyApplied: boolean;
}

@ArgsType()
export class ImportRunArgs {
  @IsUUID()
  @Field(() => Id, { description: 'The import.' })
  id: string;
}

@InputType({ description: 'How a file is to be applied; what is left out stays as it is.' })
export class ImportOptionsInput {
  @IsOptional()
  @IsEnum(ImportPartEnum)
  @Field(() => ImportPartEnum, { nullable: true, description: 'Which part of it.' })
  part?: ImportPart | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the category of a product must be one of the same file («katı kip»).',
  })
  isStrict?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether nothing is applied when a single row cannot be («hepsi ya da hiçbiri»).',
  })
  isAllOrNothing?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an empty cell clears what the shop has («boş hücreler siler»).',
  })
  clearsBlanks?: boolean | null;

  @IsOptional()
  @IsEnum(NumberNotationEnum)
  @Field(() => NumberNotationEnum, {
    nullable: true,
    description: 'How its texts write numbers; the answer to a warning that they can be read in two ways.',
  })
  numberNotation?: NumberNotation | null;
}

@InputType({ description: 'A heading that is read as a column.' })
export class AssignedHeadingInput {
  @IsInt()
  @Min(0)
  @Max(MAX_ASSIGNED)
  @Field(() => Int, { description: 'Place of the sheet among the visible ones, from 0.' })
  sheet: number;

  @IsInt()
  @Min(0)
  @Max(MAX_ASSIGNED)
  @Field(() => Int, { description: 'Place of the column in the sheet, from 0.' })
  position: number;

  @IsEnum(SheetKindEnum)
  @Field(() => SheetKindEnum, { description: 'What the rows of the sheet hold.' })
  kind: SheetKind;

  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_FIELD)
  @Field(() => String, {
    nullable: true,
    description: 'The column, by `ImportColumn.field`; null for one that is not read.',
  })
  field?: string | null;
}

@InputType({
  description: 'A text in the category column, and the category that is meant by it in the whole file.',
})
export class MeantCategoryInput {
  @IsOneLine()
  @MaxLength(MAX_CELL)
  @Field(() => String, { description: 'As the file has it.' })
  text: string;

  @IsOneLine()
  @MaxLength(MAX_CELL)
  @Field(() => String, { description: 'Name or path of the category: `Vanalar > Kelebek Vanalar`.' })
  category: string;
}

@InputType({ description: 'Shows anew what an import would change.' })
export class PreviewImportInput {
  @IsUUID()
  @Field(() => Id, { description: 'The import.' })
  id: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => ImportOptionsInput)
  @Field(() => ImportOptionsInput, { nullable: true, description: 'How it is to be applied.' })
  options?: ImportOptionsInput | null;

  @ClearableLine({ maxLength: MAX_SUPPLIER, description: 'Whose file it is; stays as it is when left out.' })
  supplier?: string | null;

  @IsOptional()
  @ArrayMaxSize(MAX_ASSIGNED)
  @ValidateNested({ each: true })
  @Type(() => AssignedHeadingInput)
  @Field(() => [AssignedHeadingInput], {
    nullable: true,
    description:
      'Headings that are assigned by hand, beside those assigned before. With a supplier they are remembered.',
  })
  headings?: AssignedHeadingInput[] | null;

  @IsOptional()
  @ArrayMaxSize(MAX_ASSIGNED)
  @ValidateNested({ each: true })
  @Type(() => MeantCategoryInput)
  @Field(() => [MeantCategoryInput], {
    nullable: true,
    description: 'Categories the file means by other names, beside those named before.',
  })
  categories?: MeantCategoryInput[] | null;

  @IsOptional()
  @ArrayMaxSize(MAX_ASSIGNED)
  @IsOneLine({ each: true })
  @MaxLength(MAX_CATEGORY, { each: true })
  @Field(() => [String], {
    nullable: true,
    description:
      'Categories to be opened for products of the file, by name or path. They are rows of the import from then on.',
  })
  newCategories?: string[] | null;
}

@InputType({ description: 'Applies an import as its preview shows it.' })
export class ApplyImportInput {
  @IsUUID()
  @Field(() => Id, { description: 'The import.' })
  id: string;

  @IsInt()
  @Min(0)
  @Field(() => Int, { description: '`ImportRun.version` of the preview.' })
  version: number;
}

@InputType({ description: 'Corrects a cell of a row before it is applied.' })
export class CorrectImportCellInput {
  @IsUUID()
  @Field(() => Id, { description: 'The import.' })
  id: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: '`ImportRow.number`.' })
  number: number;

  @IsOneLine()
  @MaxLength(MAX_FIELD)
  @Field(() => String, { description: 'The column, by `ImportCell.field`.' })
  field: string;

  @IsPlainLines()
  @MaxLength(MAX_CELL)
  @Field(() => String, { description: 'What the cell is to hold; empty for nothing.' })
  value: string;
}

@InputType({ description: 'Leaves rows out of what is applied, or takes them in again.' })
export class LeaveOutImportRowsInput {
  @IsUUID()
  @Field(() => Id, { description: 'The import.' })
  id: string;

  @ArrayMaxSize(MAX_NUMBERS)
  @IsInt({ each: true })
  @Field(() => [Int], { description: '`ImportRow.number` of each, at most a thousand.' })
  numbers: number[];

  @IsBoolean()
  @Field(() => Boolean, { description: 'False takes them in again.' })
  isLeftOut: boolean;
}
