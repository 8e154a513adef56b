import { Steps } from '../../../ui/layout/steps';
import { type ShownRun } from './run-views';

const STEPS = [{ name: 'Dosya' }, { name: 'Ön izleme' }, { name: 'Uygulama' }, { name: 'Sonuç' }];

/** Where on the way an import is; one that was stopped, failed or is taken back is no longer on it. */
const PLACES: Partial<Record<ShownRun['status'], number>> = {
  PLANNING: 0,
  READY: 1,
  APPLYING: 2,
  APPLIED: 3,
};

/** The way of a file into the catalog, and how far it is. */
export function RunTrack({ status }: Pick<ShownRun, 'status'>) {
  const place = PLACES[status];
  return place === undefined ? null : <Steps label="Aktarım adımları" steps={STEPS} current={place} />;
}
