import { Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type useCellFocus } from '../grid/use-cell-focus';

const STEPS = [
  { label: 'Önceki hata', glyph: ChevronUp, step: 'onPrevious' },
  { label: 'Sonraki hata', glyph: ChevronDown, step: 'onNext' },
] as const;

/** From one cell that is wrong to the next, and how many there are on the page. */
export function InvalidCellSteps({ focus }: { focus: ReturnType<typeof useCellFocus> }) {
  const { invalidCells, open } = focus;
  if (invalidCells.length === 0) return null;
  const place = invalidCells.findIndex(
    ({ number, column }) => number === open?.number && column === open.column,
  );
  // Then there is no other to go to.
  const isOnlyOne = place >= 0 && invalidCells.length === 1;
  const count = formatCount(invalidCells.length);
  return (
    <Flex align="center" gap="1.5" marginInlineStart="auto" flexShrink="0">
      <Text textStyle="small" color="fg.muted" whiteSpace="nowrap">
        {place < 0 ? `Sayfada ${count} hata` : `${formatCount(place + 1)}. hata / ${count}`}
      </Text>
      {STEPS.map(({ label, glyph, step }) => (
        <IconButton
          key={label}
          variant="outline"
          size="xs"
          aria-label={label}
          aria-disabled={isOnlyOne || undefined}
          onClick={focus[step]}
        >
          <Icon of={glyph} />
        </IconButton>
      ))}
    </Flex>
  );
}
