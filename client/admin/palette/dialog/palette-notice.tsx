import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { MIN_LETTERS } from './use-found-groups';

interface PaletteNoticeProps {
  typed: string;
  /** How to find something; empty where the server is not asked. */
  hint: string;
  /** How many lines are shown. */
  count: number;
  isSearching: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

const nothingFound = (text: string, hint: string) =>
  hint !== '' && text.length < MIN_LETTERS
    ? 'Aramak için en az iki harf yazın.'
    : `«${text}» için sonuç yok. ${hint}`.trim();

/** Below the lines: that there are none, or that not all could be asked for. Read out, as the number of lines is. */
export function PaletteNotice({ typed, hint, count, isSearching, hasFailed, onRetry }: PaletteNoticeProps) {
  return (
    <>
      <div role="status">
        {!isSearching && count === 0 && !hasFailed && (
          <Text
            paddingInline="4.5"
            paddingBlock="8"
            textAlign="center"
            color="fg.muted"
            overflowWrap="anywhere"
          >
            {nothingFound(typed.trim(), hint)}
          </Text>
        )}
        {!isSearching && count > 0 && <VisuallyHidden>{`${String(count)} sonuç`}</VisuallyHidden>}
      </div>
      {hasFailed && (
        <Flex
          role="alert"
          wrap="wrap"
          align="center"
          gap="3"
          flexShrink="0"
          paddingInline="4.5"
          paddingBlock="3"
          borderTopWidth="1px"
          color="danger.fg"
        >
          <Icon of={CircleAlert} size={20} />
          <Text flex="1" minWidth="12rem">
            Arama şu anda yapılamıyor.
          </Text>
          <Button variant="outline" size="sm" onClick={onRetry} loading={isSearching} loadingText="Deneniyor">
            Yeniden dene
          </Button>
        </Flex>
      )}
    </>
  );
}
