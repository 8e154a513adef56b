import { chakra } from '@chakra-ui/react';
import { partsOf } from '../palette-matching';

interface MarkedTextProps {
  children: string;
  /** What was searched for. */
  words: readonly string[];
}

/** A text with what it was found by in copper. */
export function MarkedText({ children, words }: MarkedTextProps) {
  return partsOf(children, words).map(({ text, isMatch }, place) =>
    isMatch ? (
      <chakra.mark key={place} bg="none" color="copper.fg" fontWeight="620">
        {text}
      </chakra.mark>
    ) : (
      text
    ),
  );
}
