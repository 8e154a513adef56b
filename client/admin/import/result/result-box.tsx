import { Alert, CloseButton, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleX, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { ErrorLines } from './error-lines';
import { appliedFigures, failedText, type ResultDetails, resultFigures } from './result-figures';

interface ResultBoxProps {
  result: {
    readonly status: 'COMPLETE' | 'PARTIAL' | 'FAILED';
    readonly message: string;
    readonly details: ResultDetails & { readonly errors: readonly { readonly text: string }[] };
  };
}

const LOOKS: Readonly<
  Record<ResultBoxProps['result']['status'], { status: 'success' | 'warning' | 'error'; icon: LucideIcon }>
> = {
  COMPLETE: { status: 'success', icon: CircleCheck },
  PARTIAL: { status: 'warning', icon: TriangleAlert },
  FAILED: { status: 'error', icon: CircleX },
};

/** What an import came to: green when every row was applied, amber when some could not be, red when none was. */
export function ResultBox({ result: { status, message, details } }: ResultBoxProps) {
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;
  const notApplied = status === 'PARTIAL' ? failedText(details) : null;
  return (
    <Alert.Root status={LOOKS[status].status}>
      <Alert.Indicator>
        <Icon of={LOOKS[status].icon} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title asChild>
          <h2>{notApplied === null ? message : `Dosya işlendi, ${notApplied}`}</h2>
        </Alert.Title>
        <Alert.Description>
          <Stack gap="2">
            <ErrorLines errors={details.errors} />
            <Flex wrap="wrap" columnGap="4" rowGap="0.5" fontVariantNumeric="tabular-nums">
              {(notApplied === null ? resultFigures : appliedFigures)(details).map((figure) => (
                <Text key={figure}>{figure}</Text>
              ))}
            </Flex>
          </Stack>
        </Alert.Description>
      </Alert.Content>
      <CloseButton
        size="sm"
        alignSelf="flex-start"
        aria-label="Sonucu kapat"
        onClick={() => setIsDismissed(true)}
      >
        <Icon of={X} size={18} />
      </CloseButton>
    </Alert.Root>
  );
}
