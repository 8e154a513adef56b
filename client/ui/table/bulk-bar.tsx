import { Button, HStack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { formatCount } from '../../shop/format';
import { Icon } from '../controls/icon';
import { HEAD_HEIGHT } from './table-head';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** While rows are selected: how many, and what can be done to all of them. It lies on the head, on a phone at the foot: no row moves. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <HStack
      role="toolbar"
      aria-label="Seçilenlerle yapılacaklar"
      position={{ base: 'sticky', md: 'absolute' }}
      insetBlockStart={{ md: '0' }}
      insetBlockEnd={{ base: '0', md: 'auto' }}
      insetInlineStart={{ md: '10' }}
      insetInlineEnd={{ md: '0' }}
      order={{ base: '1', md: '0' }}
      minHeight={HEAD_HEIGHT}
      zIndex="docked"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      gap="2"
      paddingBlock={{ base: '2', md: '0' }}
      paddingInline={{ base: '3', md: '2' }}
      borderRadius={{ base: 'lg', md: '0' }}
      background="petrol.subtle"
    >
      <span role="status">{formatCount(count)} seçildi</span>
      {children}
      <Button variant="ghost" size="sm" marginInlineStart="auto" onClick={onClear}>
        <Icon of={X} />
        Seçimi kaldır
      </Button>
    </HStack>
  );
}
