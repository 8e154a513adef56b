import { Module } from '@nestjs/common';
import { Processes } from '../../kernel/processes/processes.js';
import { BackupReports } from './backups/backup-reports.js';
import { QueueServer } from './queue-server.js';
import { SystemStateAdminResolver } from './system-state.admin.resolver.js';
import { SystemStateService } from './system-state.service.js';

/** How the shop runs, as operators see it in the panel. */
@Module({
  providers: [BackupReports, Processes, QueueServer, SystemStateAdminResolver, SystemStateService],
})
export class SystemModule {}

/** For the command that reports a backup. */
@Module({ providers: [BackupReports], exports: [BackupReports] })
export class BackupReportsModule {}
