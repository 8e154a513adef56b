import { Module } from '@nestjs/common';
import { CatalogExportModule } from '../../features/catalog/index.js';
import { ImportApiModule, ImportErrorsModule } from '../../features/import/index.js';
import { ImportFilesController } from './import-files.controller.js';

/** The files of imports. */
@Module({
  imports: [ImportApiModule, ImportErrorsModule, CatalogExportModule],
  controllers: [ImportFilesController],
})
export class ImportsModule {}
