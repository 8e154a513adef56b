import { Module } from '@nestjs/common';
import { MaterialListsModule } from '../../features/material-lists/index.js';
import { MaterialListUploadsController } from './material-list-uploads.controller.js';

@Module({ imports: [MaterialListsModule], controllers: [MaterialListUploadsController] })
export class MaterialListUploadsModule {}
