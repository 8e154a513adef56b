import { Flex, Progress, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { percentOf } from '../../../shop/percent';
import {
  type ImportProgress,
  progressTitle,
  rowsText,
  speedText,
  spokenProgress,
  timeLeftText,
} from './progress-text';
import { type Work } from './work';

interface ProgressLinesProps {
  progress: ImportProgress;
  work: Work;
}

/** The bar of work that runs, and in figures how far it has come. */
export function ProgressLines({ progress, work }: ProgressLinesProps) {
  const title = progressTitle(progress, work);
  const isMoving = !progress.isWaiting && !progress.isStopping;
  const [speed, timeLeft] = [speedText(progress), timeLeftText(progress)];
  return (
    <Stack gap="2">
      <Progress.Root
        value={progress.isWaiting ? 0 : percentOf(progress)}
        colorPalette="petrol"
        size="md"
        translations={{ value: () => title }}
      >
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Flex wrap="wrap" columnGap="3.5" rowGap="0.5" textStyle="small" fontVariantNumeric="tabular-nums">
        <Text as="b" fontWeight="semibold">
          {title}
        </Text>
        {!progress.isWaiting && (progress.done > 0 || progress.total !== null) && (
          <Text color="fg.muted">{rowsText(progress, work)}</Text>
        )}
        {isMoving && speed !== null && <Text color="fg.muted">{speed}</Text>}
        {isMoving && timeLeft !== null && <Text color="fg.muted">{timeLeft}</Text>}
        <Text color="fg.subtle">Sayfadan ayrılabilirsiniz, işlem sürer.</Text>
      </Flex>
      <VisuallyHidden role="status">{spokenProgress(progress, work)}</VisuallyHidden>
    </Stack>
  );
}
