import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ContentModule } from '../../features/content/index.js';
import { MaintenanceGuard } from './maintenance.guard.js';

@Module({
  imports: [ContentModule],
  providers: [{ provide: APP_GUARD, useClass: MaintenanceGuard }],
})
export class MaintenanceModule {}
