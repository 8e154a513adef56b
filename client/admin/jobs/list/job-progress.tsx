import { Flex, Progress, Text } from '@chakra-ui/react';
import { formatCount } from '../../../shop/format';
import { percentOf } from '../../../shop/percent';
import { stageLabel } from '../job-labels';
import { type JobRow } from './jobs.query';

/** How far a job is: a bar while it is under way, the number of what was done afterwards. */
export function JobProgress({ job }: { job: JobRow }) {
  const { progress, status } = job;
  const { done, total } = progress;
  const percent = percentOf(progress);
  const count =
    total === null ? `${formatCount(done)} tamamlandı` : `${formatCount(done)} / ${formatCount(total)}`;
  const stage = stageLabel(progress.stage);
  if (status !== 'RUNNING') return done > 0 || total !== null ? count : '–';
  // Without one of its own the bar has an English name.
  const name = percent === null ? [stage ?? 'İlerleme', count].join(', ') : `İlerleme, %${String(percent)}`;
  return (
    <Progress.Root
      value={percent}
      translations={{ value: () => name }}
      minWidth={{ base: '40', md: '44' }}
      colorPalette="petrol"
    >
      <Flex justify="space-between" gap="3">
        <Text textStyle="small" color="fg.muted">
          {stage ?? count}
        </Text>
        <Progress.ValueText>{percent === null ? '' : `%${String(percent)}`}</Progress.ValueText>
      </Flex>
      <Progress.Track marginTop="1">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
