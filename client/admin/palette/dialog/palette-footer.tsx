import { Flex, Span } from '@chakra-ui/react';
import { isApple } from '../palette-shortcut';

/** What the keys do; who has no keyboard does not need it. */
export function PaletteFooter() {
  const keys = [
    ['↑↓', 'gezin'],
    ['↵', 'aç'],
    [isApple() ? '⌘ ↵' : 'Ctrl ↵', 'yeni sekmede aç'],
    ['Esc', 'kapat'],
  ] as const;
  return (
    <Flex
      aria-hidden
      hideBelow="md"
      flexShrink="0"
      gap="4.5"
      paddingInline="4.5"
      paddingBlock="2.5"
      borderTopWidth="1px"
      textStyle="tiny"
      color="fg.subtle"
    >
      {keys.map(([key, meaning]) => (
        <Span key={key}>
          {key} {meaning}
        </Span>
      ))}
    </Flex>
  );
}
