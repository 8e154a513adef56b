import { Field, Int, ObjectType } from '@nestjs/graphql';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { ImportStatus } from '../runs/import-run.statuses.js';
import { ImportResultStatusEnum, ImportStatusEnum } from './import.enums.js';
import { ImportProblem } from './import-row.type.js';

@ObjectType({ description: 'What an import did.' })
export class ImportResultDetails {
  @Field(() => Int, { description: 'Categories that were added.' })
  categoriesAdded: number;

  @Field(() => Int, { description: 'Categories that were changed.' })
  categoriesUpdated: number;

  @Field(() => Int, { description: 'Products that were added.' })
  productsAdded: number;

  @Field(() => Int, { description: 'Products that were changed.' })
  productsUpdated: number;

  @Field(() => Int, { description: 'Rows without a change.' })
  unchanged: number;

  @Field(() => Int, { description: 'Rows that staff left out, or that were not reached.' })
  skipped: number;

  @Field(() => Int, { description: 'Rows that could not be applied.' })
  failed: number;

  @Field(() => Int, {
    description: 'Rows left alone because the catalog changed after the preview; also among the failed.',
  })
  outdated: number;

  @Field(() => [ImportProblem], { description: 'The first hundred errors.' })
  errors: ImportProblem[];

  @Field(() => Int, { description: 'Rows with a warning.' })
  warnings: number;
}

@ObjectType({ description: 'The result of an import.' })
export class ImportRunResult {
  @Field(() => Boolean, {
    description: 'False when it was stopped, or no row was applied because of an error.',
  })
  success: boolean;

  @Field(() => ImportResultStatusEnum, { description: 'Whether every row was applied.' })
  status: 'complete' | 'partial' | 'failed';

  @Field(() => String, { description: 'In one sentence.' })
  message: string;

  @Field(() => ImportResultDetails, { description: 'Counts and errors.' })
  details: ImportResultDetails;
}

@ObjectType({ description: 'What taking an import back did.' })
export class ImportUndo {
  @Field(() => DateTime, { description: 'When it began.' })
  startedAt: Date;

  @Field(() => HistoryActor, { description: 'Who began it.' })
  startedBy: HistoryActor;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null while it runs.' })
  finishedAt: Date | null;

  @Field(() => Int, { description: 'Products and categories that are as they were before.' })
  reversed: number;

  @Field(() => Int, { description: 'Those left alone because they were edited or sold since.' })
  kept: number;

  @Field(() => Int, { description: 'Those that could not be taken back.' })
  impossible: number;
}

@ObjectType({
  description: 'The pictures an import asks for by their addresses, fetched after it was applied.',
})
export class ImportPictures {
  @Field(() => Int, { description: 'Addresses to fetch.' })
  requested: number;

  @Field(() => Int, { description: 'Pictures that were fetched.' })
  fetched: number;

  @Field(() => Int, { description: 'Addresses that gave no picture.' })
  failed: number;

  @Field(() => Boolean, {
    description: 'Whether they are being fetched, or wait for those of another import.',
  })
  isFetching: boolean;

  @Field(() => [ImportProblem], {
    description: 'The first hundred of those that gave none, and how many are too many to be fetched.',
  })
  warnings: ImportProblem[];
}

@ObjectType({ description: 'An earlier import of the same file.' })
export class EarlierImport {
  @Field(() => Id, { description: 'Its id.' })
  id: string;

  @Field(() => String, { description: 'Name of the file at that time.' })
  fileName: string;

  @Field(() => DateTime, { description: 'When it was applied.' })
  appliedAt: Date;

  @Field(() => ImportStatusEnum, { description: 'What became of it.' })
  status: ImportStatus;

  @Field(() => ImportRunResult, { nullable: true, description: 'Its result.' })
  result: ImportRunResult | null;
}
