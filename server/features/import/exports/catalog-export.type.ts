import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { CATALOG_EXPORT_STATUSES, type CatalogExportStatus } from '../../catalog/index.js';
import { ImportProgress } from '../api/import-run.type.js';

const CatalogExportStatusEnum = registerValueEnum({
  name: 'CatalogExportStatus',
  description: 'How far an export of the catalog has come.',
  values: CATALOG_EXPORT_STATUSES,
});

@ObjectType({
  description:
    'The catalog in the sheets that the import reads, in a file that is written in the background. It is there for seven days.',
})
export class CatalogExport {
  @Field(() => Id, {
    description: 'Its id; the file is at `/admin/excel-ice-aktar/katalog/` followed by it.',
  })
  id: string;

  @Field(() => CatalogExportStatusEnum, { description: 'How far it has come.' })
  status: CatalogExportStatus;

  @Field(() => String, { description: 'Name of the file, with the day it was asked for in Istanbul.' })
  fileName: string;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  requestedAt: Date;

  @Field(() => HistoryActor, { description: 'Who asked for it.' })
  requestedBy: HistoryActor;

  @Field(() => ImportProgress, {
    nullable: true,
    description: 'Over the rows of all sheets; null once it has ended.',
  })
  progress: ImportProgress | null;

  @Field(() => Int, { nullable: true, description: 'Categories in the file; null until it is written.' })
  categories: number | null;

  @Field(() => Int, { nullable: true, description: 'Products in the file; null until it is written.' })
  products: number | null;

  @Field(() => Int, { nullable: true, description: 'Size of the file in bytes; null until it is written.' })
  bytes: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null until then.' })
  finishedAt: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the file can be downloaded; null where there is none.',
  })
  expiresAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why there is no file; null unless it failed.' })
  failure: string | null;

  @Field(() => Id, { description: 'The job that writes it, or wrote it.' })
  jobId: string;
}

@ArgsType()
export class CatalogExportArgs {
  @IsUUID()
  @Field(() => Id, { description: 'The export.' })
  id: string;
}
