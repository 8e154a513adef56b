import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsOptional } from 'class-validator';
import { ClearableLine } from '../../../kernel/input/input-fields.js';
import { FilterArgs } from '../../../kernel/listing/list.args.js';
import type { ImportOutcome, ImportRowKind, ImportSubject, UndoBucket } from '../rows/import-row.statuses.js';
import { ImportOutcomeEnum, ImportRowKindEnum, ImportSubjectEnum, UndoBucketEnum } from './import.enums.js';

const MAX_SEARCH = 100;

@InputType({ description: 'Conditions on the rows of an import; a row has to meet all of them.' })
export class ImportRowFilter {
  @IsOptional()
  @IsEnum(ImportRowKindEnum, { each: true })
  @Field(() => [ImportRowKindEnum], { nullable: true, description: 'What it would do is one of these.' })
  kinds?: ImportRowKind[] | null;

  @IsOptional()
  @IsEnum(ImportSubjectEnum, { each: true })
  @Field(() => [ImportSubjectEnum], { nullable: true, description: 'It is about one of these.' })
  subjects?: ImportSubject[] | null;

  @IsOptional()
  @IsEnum(ImportOutcomeEnum, { each: true })
  @Field(() => [ImportOutcomeEnum], { nullable: true, description: 'What became of it is one of these.' })
  outcomes?: ImportOutcome[] | null;

  @IsOptional()
  @IsEnum(UndoBucketEnum, { each: true })
  @Field(() => [UndoBucketEnum], {
    nullable: true,
    description: 'What taking the import back did to it is one of these.',
  })
  undoBuckets?: UndoBucket[] | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'True: only rows with a price jump.' })
  isPriceJump?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'True: only rows that clear a field.' })
  clearsFields?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'True: only rows with a warning.' })
  hasWarnings?: boolean | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only rows that were left out, or only those that were not.',
  })
  isLeftOut?: boolean | null;

  @ClearableLine({
    maxLength: MAX_SEARCH,
    description: 'Part of the name or SKU, without regard to case and Turkish letters.',
  })
  text?: string | null;
}

@ArgsType()
export class ImportRowsArgs extends FilterArgs(ImportRowFilter, 25) {}
