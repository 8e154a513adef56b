import { Span, VisuallyHidden } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';

/** From how many left they are read out. */
const FEW = 20;

interface CharacterCounterProps {
  name: string;
  limit: number;
}

/** How many characters a field holds, of how many. */
export function CharacterCounter({ name, limit }: CharacterCounterProps) {
  const typed = useWatch<Record<string, string | undefined>>({ name });
  const left = limit - (typed ?? '').length;
  return (
    <Span marginInlineStart="auto" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <Span aria-hidden color={left < 0 ? 'danger.fg' : undefined}>
        {limit - left} / {limit}
      </Span>
      <VisuallyHidden role="status">
        {left < 0 ? `${-left} karakter fazla` : left <= FEW ? `${left} karakter kaldı` : ''}
      </VisuallyHidden>
    </Span>
  );
}
