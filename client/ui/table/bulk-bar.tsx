import { Button, HStack } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { formatCount } from '../../shop/format';
import { Icon } from '../controls/icon';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Stands above the head while rows are selected: how many, and what can be done to all of them. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <HStack
      role="toolbar"
      aria-label="Seçilenlerle yapılacaklar"
      position="sticky"
      insetBlockStart="0"
      zIndex="sticky"
      flexWrap="wrap"
      gap="2"
      paddingBlock="2"
      paddingInline="3"
      borderRadius="lg"
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
