/** How the shop runs: `backups` as operators report them; processes, queue, versions and configuration, in the wing itself. */
export { BackupReports } from './backups/backup-reports.js';
export { BackupReportSweeper } from './backups/backup-report.sweeper.js';
export { BackupReportsModule, SystemModule } from './system.module.js';
