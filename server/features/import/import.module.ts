import { Module } from '@nestjs/common';
import { CatalogWritingModule } from '../catalog/index.js';
import { OrderedProductsModule } from '../orders/index.js';
import { OutboundModule } from '../../kernel/outbound/outbound.module.js';
import { ImportSteering } from './api/import-steering.js';
import { ApplyImport } from './applying/apply-import.job.js';
import { CategoryApplying } from './applying/category-applying.js';
import { ProductApplying } from './applying/product-applying.js';
import { RowApplying } from './applying/row-applying.js';
import { FetchPictures } from './pictures/fetch-pictures.job.js';
import { PictureFetching } from './pictures/picture-fetching.js';
import { PictureQueue } from './pictures/picture-queue.js';
import { PictureWriting } from './pictures/picture-writing.js';
import { AddedCategories } from './planning/added-categories.js';
import { FileReading } from './planning/file-reading.js';
import { ImportPlans } from './planning/import-plans.js';
import { PlanImport } from './planning/plan-import.job.js';
import { SheetKinds } from './planning/sheet-kinds.js';
import { ImportRecordsModule } from './runs/import-records.module.js';
import { CategoryReversal } from './undoing/category-reversal.js';
import { ProductReversal } from './undoing/product-reversal.js';
import { Reversal } from './undoing/reversal.js';
import { UndoImport } from './undoing/undo-import.job.js';

/** The jobs of imports, for workers and one-off commands. */
export const IMPORT_JOBS = [PlanImport, ApplyImport, UndoImport, FetchPictures];

/** Carries imports out. */
@Module({
  imports: [CatalogWritingModule, ImportRecordsModule, OrderedProductsModule, OutboundModule],
  providers: [
    ...IMPORT_JOBS,
    AddedCategories,
    ImportPlans,
    FileReading,
    SheetKinds,
    RowApplying,
    CategoryApplying,
    ProductApplying,
    Reversal,
    ProductReversal,
    CategoryReversal,
    PictureQueue,
    PictureFetching,
    PictureWriting,
    ImportSteering,
  ],
  exports: [ImportRecordsModule, ImportSteering],
})
export class ImportModule {}
