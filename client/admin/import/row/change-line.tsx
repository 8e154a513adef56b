import { chakra, Span, VisuallyHidden } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { type ImportRow } from './row.fragment';

interface ChangeLineProps {
  change: ImportRow['changes'][number];
  /** It was taken back: what the row says is not in the shop any more. */
  isReversed: boolean;
  /** Long texts are cut to one line. */
  isShort: boolean;
}

/** One field: what is not in the shop any more, struck through, and what took its place. */
export function ChangeLine({ change, isReversed, isShort }: ChangeLineProps) {
  const { column } = change;
  const [gone, came] = isReversed ? [change.after, change.before] : [change.before, change.after];
  const cut = isShort ? ({ truncate: true } as const) : { whiteSpace: 'pre-line' as const };
  return (
    <chakra.div
      display="flex"
      flexWrap={isShort ? 'nowrap' : 'wrap'}
      alignItems="baseline"
      columnGap="1.5"
      minWidth="0"
      textStyle="small"
      fontVariantNumeric="tabular-nums"
    >
      <Span color="fg.muted" flexShrink="0">
        {column}
      </Span>
      {gone !== '' && (
        <>
          <VisuallyHidden>{isReversed ? 'geri alınan:' : 'eski:'}</VisuallyHidden>
          <chakra.del color="fg.subtle" minWidth="0" {...cut}>
            {gone}
          </chakra.del>
          <Span color="fg.subtle" alignSelf="center" flexShrink="0">
            <Icon of={ArrowRight} size={13} />
          </Span>
          <VisuallyHidden>{isReversed ? 'şimdiki:' : 'yeni:'}</VisuallyHidden>
        </>
      )}
      <chakra.ins textDecoration="none" fontWeight="medium" minWidth="0" overflowWrap="anywhere" {...cut}>
        {came || (isReversed ? 'yok' : 'boş')}
      </chakra.ins>
    </chakra.div>
  );
}
