import { type Place, type RowProblem, rowProblem } from '../../catalog/index.js';
import type { ImportItem } from '../rows/import-items.js';
import type { RowOutcome } from '../rows/import-outcomes.js';

type Saved =
  | { outcome: 'created'; after: { id: string; version: number } }
  | {
      outcome: 'changed' | 'unchanged';
      before: { version: number };
      after: { id: string; version: number };
    };

const OUTCOMES = { created: 'added', changed: 'updated', unchanged: 'unchanged' } as const;

export function savedOutcome({ number, subject }: ImportItem, saved: Saved): RowOutcome {
  return {
    number,
    subject,
    outcome: OUTCOMES[saved.outcome],
    targetId: saved.after.id,
    versionBefore: saved.outcome === 'created' ? null : saved.before.version,
    versionAfter: saved.after.version,
    problems: null,
  };
}

export function failedOutcome(item: ImportItem, ...problems: RowProblem[]): RowOutcome {
  return { ...notApplied(item), outcome: 'failed', problems };
}

export function outdatedOutcome(item: ImportItem, place: Place): RowOutcome {
  const problem = rowProblem(place, 'Ön izlemeden sonra katalogda değişti, uygulanmadı');
  return { ...notApplied(item), outcome: 'outdated', problems: [problem] };
}

const notApplied = ({ number, subject, targetId }: ImportItem) => ({
  number,
  subject,
  targetId,
  versionBefore: null,
  versionAfter: null,
});
