import { chakra, Span, VisuallyHidden } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { type ImportRow } from './rows.query';

interface ChangeLineProps {
  change: ImportRow['changes'][number];
  /** Long texts are cut to one line. */
  isShort: boolean;
}

/** One field: what the shop has, struck through, and what the row says. */
export function ChangeLine({ change: { column, before, after }, isShort }: ChangeLineProps) {
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
      {before !== '' && (
        <>
          <VisuallyHidden>eski:</VisuallyHidden>
          <chakra.del color="fg.subtle" minWidth="0" {...cut}>
            {before}
          </chakra.del>
          <Span color="fg.subtle" alignSelf="center" flexShrink="0">
            <Icon of={ArrowRight} size={13} />
          </Span>
          <VisuallyHidden>yeni:</VisuallyHidden>
        </>
      )}
      <chakra.ins textDecoration="none" fontWeight="medium" minWidth="0" overflowWrap="anywhere" {...cut}>
        {after || 'boş'}
      </chakra.ins>
    </chakra.div>
  );
}
