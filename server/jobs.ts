import type { Type } from '@nestjs/common';
import { VerifyHistory } from './features/audit/index.js';
import { FetchPicture, WriteCatalogExport } from './features/catalog/index.js';
import { IMPORT_JOBS } from './features/import/index.js';
import type { JobHandler } from './kernel/jobs/job.js';

/** Every kind of job of the shop. All processes may add them; workers and one-off commands also provide and carry them out. */
export const JOBS: readonly Type<JobHandler>[] = [
  ...IMPORT_JOBS,
  WriteCatalogExport,
  FetchPicture,
  VerifyHistory,
];
