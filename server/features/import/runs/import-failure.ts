import { JobStalled } from '../../../kernel/jobs/job.errors.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { IMPORT_TEXTS } from './import-result.js';
import type { ImportFailure } from './import-run.entity.js';
import { importStalled } from './import.refusals.js';

const UNEXPECTED = 'beklenmeyen bir hata. Lütfen yeniden deneyin';

/** Why an import ended, for people; what an unexpected error says stays in the log. */
export function failureOf(error: unknown): ImportFailure {
  if (error instanceof JobStalled) return failureOf(importStalled());
  if (error instanceof Refusal) return { code: error.code, message: IMPORT_TEXTS.failed(error.message) };
  return { code: null, message: IMPORT_TEXTS.failed(UNEXPECTED) };
}
