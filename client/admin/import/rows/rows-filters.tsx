import { Box, Checkbox, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { formatCount } from '../../../shop/format';
import { SearchBox } from '../../../ui/table/search-box';
import { focusSearch } from '../../list/focus-search';
import { ScreenKeys } from '../../navigation/screen-keys';
import { MAX_SEARCH_LENGTH, type RowsState } from './rows-state';

interface RowsFiltersProps {
  state: RowsState;
  /** How many rows meet them; unknown while they are counted. */
  found: number | undefined;
  onChange: (change: Partial<RowsState>) => void;
  /** At the end of the line. */
  children?: ReactNode;
}

/** Narrows the rows of an import; all of it stands in the address. */
export function RowsFilters({ state, found, onChange, children }: RowsFiltersProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Flex
      ref={place}
      role="search"
      aria-label="Satırlarda ara"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="center"
      gap="3"
      paddingBlock={{ base: '2', md: '0' }}
    >
      {/* Of one width: what comes and goes at the end of the line would move the box behind it. */}
      <Flex flex={{ base: '1 1 100%', md: '0 1 20rem' }} minWidth="0">
        <SearchBox
          label="Ürün, kategori ya da stok kodu"
          text={state.text}
          maxLength={MAX_SEARCH_LENGTH}
          onSearch={(text) => onChange({ text })}
        />
      </Flex>
      <Checkbox.Root
        size="sm"
        checked={state.hasWarnings}
        onCheckedChange={({ checked }) => onChange({ hasWarnings: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Yalnızca uyarısı olan satırlar</Checkbox.Label>
      </Checkbox.Root>
      <Text role="status" textStyle="small" color="fg.muted" whiteSpace="nowrap">
        {found !== undefined && `${formatCount(found)} satır`}
      </Text>
      <Flex align="center" gap="2" marginInlineStart="auto">
        {children}
        <Box hideBelow="md">
          <ScreenKeys
            keys={[
              { pressed: ['/'], text: 'Satırlarda ara', press: () => focusSearch(place.current) },
              { pressed: ['←', '→', '↑', '↓'], text: 'Hücreden hücreye' },
            ]}
          />
        </Box>
      </Flex>
    </Flex>
  );
}
