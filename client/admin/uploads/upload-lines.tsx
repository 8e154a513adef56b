import { Flex, IconButton, Progress, Span, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, X } from 'lucide-react';
import { formatBytes } from '../../shop/format-bytes';
import { Icon } from '../../ui/controls/icon';
import { type UploadLine } from './use-uploads';

interface UploadLinesProps {
  lines: readonly UploadLine[];
  onGiveUp: (key: number) => void;
}

/** The files that are on their way, and those that did not arrive, with why. */
export function UploadLines({ lines, onGiveUp }: UploadLinesProps) {
  return (
    <Stack gap="2" aria-live="polite" _empty={{ display: 'none' }}>
      {lines.map((line) =>
        line.problem === undefined ? (
          <OnItsWay key={line.key} line={line} onGiveUp={() => onGiveUp(line.key)} />
        ) : (
          <Flex key={line.key} align="center" gap="2" color="danger.fg" textStyle="small">
            <Icon of={CircleAlert} />
            <Text flex="1" minWidth="0" overflowWrap="anywhere">
              <Span fontWeight="medium">{line.name}</Span>: {line.problem}
            </Text>
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={`Kapat: ${line.name}`}
              onClick={() => onGiveUp(line.key)}
            >
              <Icon of={X} />
            </IconButton>
          </Flex>
        ),
      )}
    </Stack>
  );
}

/** Sending a file and reading it are two things: the second begins when all of it has arrived. */
function OnItsWay({ line: { name, bytes, part }, onGiveUp }: { line: UploadLine; onGiveUp: () => void }) {
  const percent = Math.floor(part * 100);
  const state = part < 1 ? `Yükleniyor... %${String(percent)}` : 'Dosya işleniyor...';
  return (
    <Flex align="center" gap="2" textStyle="small">
      <Stack flex="1" minWidth="0" gap="1">
        <Flex justify="space-between" gap="3">
          <Span minWidth="0" truncate>
            {name}
          </Span>
          <Span color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {state}, {formatBytes(bytes)}
          </Span>
        </Flex>
        <Progress.Root
          size="xs"
          value={part < 1 ? percent : null}
          colorPalette="petrol"
          translations={{ value: () => `${name}: ${state}` }}
        >
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      </Stack>
      <IconButton variant="ghost" size="sm" aria-label={`Yüklemeyi bırak: ${name}`} onClick={onGiveUp}>
        <Icon of={X} />
      </IconButton>
    </Flex>
  );
}
