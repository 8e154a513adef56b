import type { JobRecord } from './job.js';

/** Where each property of a record is stored. */
const COLUMNS: Record<keyof JobRecord, string> = {
  id: 'id',
  kind: 'kind',
  subjectId: 'subject_id',
  lane: 'lane',
  status: 'status',
  token: 'token',
  dueAt: 'due_at',
  attempts: 'attempts',
  stalls: 'stalls',
  lostConnections: 'lost_connections',
  stage: 'stage',
  done: 'done',
  total: 'total',
  stageStartedAt: 'stage_started_at',
  stageDoneBefore: 'stage_done_before',
  chunks: 'chunks',
  chunkMs: 'chunk_ms',
  isCancellable: 'is_cancellable',
  cancelRequestedAt: 'cancel_requested_at',
  error: 'error',
  errorCode: 'error_code',
  actorKind: 'actor_kind',
  actorId: 'actor_id',
  requestId: 'request_id',
  createdAt: 'created_at',
  startedAt: 'started_at',
  finishedAt: 'finished_at',
};

/** What a statement selects or returns to give records. */
export const JOB_COLUMNS = Object.entries(COLUMNS)
  .map(([property, column]) => `job.${column} AS "${property}"`)
  .join(', ');
