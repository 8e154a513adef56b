import { StepList } from '../../../ui/layout/step-list';
import { type RunStep, stepOf, type TrackedRun } from './run-step';

const NAMES: Readonly<Record<RunStep, string>> = {
  file: 'Dosya',
  columns: 'Sütunlar',
  preview: 'Ön izleme',
  apply: 'Uygulama',
  result: 'Sonuç',
};
const STEPS = Object.keys(NAMES) as RunStep[];

/** The way of a file into the catalog, and where this one is on it. */
export function RunTrack({ run, step = stepOf(run) }: { run: TrackedRun; step?: RunStep | undefined }) {
  return (
    <StepList
      label="Aktarım adımları"
      steps={STEPS.map((step) => ({ name: NAMES[step] }))}
      current={STEPS.indexOf(step)}
    />
  );
}
