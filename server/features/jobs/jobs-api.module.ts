import { Module } from '@nestjs/common';
import { ImportRecordsModule } from '../import/index.js';
import { FailedSideEffectsService } from './failed-side-effects.service.js';
import { JobsAdminResolver } from './jobs.admin.resolver.js';
import { SideEffectsAdminResolver } from './side-effects.admin.resolver.js';
import { StaffJobsService } from './staff-jobs.service.js';

/** Long jobs and given-up side effects as staff see them. */
@Module({
  imports: [ImportRecordsModule],
  providers: [StaffJobsService, FailedSideEffectsService, JobsAdminResolver, SideEffectsAdminResolver],
})
export class JobsApiModule {}
