import { Box, HStack, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { formatCount } from '../../shop/format';
import { Icon } from '../controls/icon';

interface BulkBarProps {
  count: number;
  /** How many of them stand on other pages. */
  elsewhere?: number;
  onClear: () => void;
  children: ReactNode;
}

/** While rows are selected: how many, and what can be done to all of them. It lies on the tool line, on a phone at the foot: no row moves. */
export function BulkBar({ count, elsewhere = 0, onClear, children }: BulkBarProps) {
  return (
    <HStack
      role="toolbar"
      aria-label="Seçilenlerle yapılacaklar"
      position={{ base: 'fixed', md: 'absolute' }}
      insetBlockStart={{ md: '0' }}
      insetBlockEnd="0"
      insetInline="0"
      zIndex="docked"
      gap="2"
      paddingBlock={{ base: '2', md: '0' }}
      paddingBottom={{ base: 'calc(0.5rem + env(safe-area-inset-bottom))', md: '0' }}
      paddingInline={{ base: '3', md: '2' }}
      borderTopRadius={{ md: 'lg' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      background="petrol.subtle"
      _print={{ display: 'none' }}
    >
      <IconButton
        variant="ghost"
        size="sm"
        aria-label="Seçimi kaldır"
        title="Seçimi kaldır (Esc)"
        onClick={onClear}
      >
        <Icon of={X} />
      </IconButton>
      <Box role="status" minWidth="0" marginInlineEnd={{ base: 'auto', md: '0' }}>
        <Text as="b" fontWeight="semibold" whiteSpace="nowrap">
          {formatCount(count)} seçildi
        </Text>
        {elsewhere > 0 && (
          <Text
            as="span"
            display={{ base: 'block', md: 'inline' }}
            textStyle="small"
            marginInlineStart={{ md: '2' }}
          >
            {`${formatCount(count - elsewhere)} bu sayfada, ${formatCount(elsewhere)} başka sayfada`}
          </Text>
        )}
      </Box>
      {children}
    </HStack>
  );
}
