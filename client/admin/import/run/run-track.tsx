import { Flex, Span } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { type RunStep, stepOf, type TrackedRun } from './run-step';

const NAMES: Readonly<Record<RunStep, string>> = {
  file: 'Dosya',
  columns: 'Sütunlar',
  preview: 'Ön izleme',
  apply: 'Uygulama',
  result: 'Sonuç',
};
const STEPS = Object.keys(NAMES) as RunStep[];

interface RunTrackProps {
  run: TrackedRun;
  /** Where it is, when that is not what its state says. */
  step?: RunStep | undefined;
}

/** The way of a file into the catalog, and where this one is on it: in one short line, that leaves the room to the rows. */
export function RunTrack({ run, step = stepOf(run) }: RunTrackProps) {
  const current = STEPS.indexOf(step);
  return (
    <Flex
      as="ol"
      aria-label="Aktarım adımları"
      wrap="wrap"
      gap="1.5"
      flexShrink={{ md: '0' }}
      textStyle="small"
      color="fg.muted"
    >
      {STEPS.map((name, place) => (
        <Flex
          as="li"
          key={name}
          align="center"
          gap="1.5"
          aria-current={place === current ? 'step' : undefined}
          color={place === current ? 'fg' : undefined}
          fontWeight={place === current ? 'semibold' : undefined}
        >
          {place > 0 && <Span aria-hidden width="3.5" borderTopWidth="1px" borderColor="line.strong" />}
          {place < current && (
            <Span color="success.fg">
              <Icon of={Check} size={15} strokeWidth={2} />
            </Span>
          )}
          {/* On a phone only the step one is at has a name to see. */}
          <Span css={place === current ? undefined : { mdDown: { srOnly: true } }}>{NAMES[name]}</Span>
        </Flex>
      ))}
    </Flex>
  );
}
