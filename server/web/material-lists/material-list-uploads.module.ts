import { Module } from '@nestjs/common';
import { MaterialListsModule } from '../../features/material-lists/index.js';
import { PagesModule } from '../pages/pages.module.js';
import { MaterialListFilesController } from './material-list-files.controller.js';
import { MaterialListUploadsController } from './material-list-uploads.controller.js';

/** Lists of buyers as files: on their way in, and what was found for them on its way out. */
@Module({
  imports: [MaterialListsModule, PagesModule],
  controllers: [MaterialListUploadsController, MaterialListFilesController],
})
export class MaterialListUploadsModule {}
