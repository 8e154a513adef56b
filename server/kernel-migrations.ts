import type { Migration } from './kernel/database/data-source-options.js';
import { RefuseChangeOfHistory1764000000005 } from './kernel/database/migrations/1764000000005-refuse-change-of-history.js';
import { CreateTurkish1764000000010 } from './kernel/turkish/migrations/1764000000010-create-turkish.js';
import { CreateDataVersion1764000000100 } from './kernel/data-version/migrations/1764000000100-create-data-version.js';
import { CreateDocumentVersion1764000000150 } from './kernel/records/migrations/1764000000150-create-document-version.js';
import { CreatePicture1764000000200 } from './kernel/files/migrations/1764000000200-create-picture.js';
import { CreateEventStore1765000000100 } from './kernel/event-store/migrations/1765000000100-create-event-store.js';
import { CreateOutbox1765000000200 } from './kernel/queue/migrations/1765000000200-create-outbox.js';
import { CreateJobTables1765000000210 } from './kernel/queue/migrations/1765000000210-create-job-tables.js';
import { CreateRateLimit1765000000220 } from './kernel/rate-limit/migrations/1765000000220-create-rate-limit.js';
import { CreateMasterKeyFingerprint1765000000300 } from './kernel/keys/migrations/1765000000300-create-master-key-fingerprint.js';
import { CreateAudit1765000100100 } from './kernel/audit-log/migrations/1765000100100-create-audit.js';
import { SignEvents1766400000100 } from './kernel/event-store/migrations/1766400000100-sign-events.js';
import { SignCheckpoints1766400000110 } from './kernel/event-audit/migrations/1766400000110-sign-checkpoints.js';
import { ChainAudit1766400000120 } from './kernel/audit-log/migrations/1766400000120-chain-audit.js';
import { CreateJob1771000000100 } from './kernel/jobs/migrations/1771000000100-create-job.js';
import { ExtendJob1771300000100 } from './kernel/jobs/migrations/1771300000100-extend-job.js';
import { CountLostConnections1772600000310 } from './kernel/jobs/migrations/1772600000310-count-lost-connections.js';
import { RecordRepresentation1772700000300 } from './kernel/event-store/migrations/1772700000300-record-representation.js';
import { AddDraftsDataVersion1772900000200 } from './kernel/data-version/migrations/1772900000200-add-drafts-data-version.js';
import { CreateProcess1774641000010 } from './kernel/processes/migrations/1774641000010-create-process.js';

/** The migrations of the kernel, which come before those of the wings. */
export const KERNEL: Migration[] = [
  RefuseChangeOfHistory1764000000005,
  CreateTurkish1764000000010,
  CreateDataVersion1764000000100,
  CreateDocumentVersion1764000000150,
  CreatePicture1764000000200,
  CreateEventStore1765000000100,
  CreateOutbox1765000000200,
  CreateJobTables1765000000210,
  CreateRateLimit1765000000220,
  CreateMasterKeyFingerprint1765000000300,
  CreateAudit1765000100100,
  SignEvents1766400000100,
  SignCheckpoints1766400000110,
  ChainAudit1766400000120,
  CreateJob1771000000100,
  ExtendJob1771300000100,
  CountLostConnections1772600000310,
  RecordRepresentation1772700000300,
  AddDraftsDataVersion1772900000200,
  CreateProcess1774641000010,
];
