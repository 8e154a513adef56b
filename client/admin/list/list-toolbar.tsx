import { Flex, IconButton, Text } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { FilterX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../ui/controls/icon';
import { SearchBox } from '../../ui/table/search-box';
import { countText, isNarrowed, type ListedState } from './declare-list';
import { FilterLine } from './filter-line';
import { FilterSheet } from './filter-sheet';
import { type View } from './use-list';

interface ListToolbarProps<State extends ListedState, Row extends RowData, Data> {
  view: View<State, Row, Data>;
  /** What can be done with the list. */
  children: ReactNode;
}

/** Search and filters of a list in one line of fixed height; all of it stands in the address. */
export function ListToolbar<State extends ListedState, Row extends RowData, Data>({
  view,
  children,
}: ListToolbarProps<State, Row, Data>) {
  const place = useRef<HTMLDivElement>(null);
  const { list, state, found, ask } = view;
  const { search, filters = [], sorts } = list;
  const hasSheet = filters.length > 0 || sorts !== undefined;
  const clear = () => ask(list.state.parse(new URLSearchParams()));
  const clearHere = () => {
    // The button is hidden then.
    place.current?.focus({ preventScroll: true });
    clear();
  };
  return (
    <Flex
      ref={place}
      tabIndex={-1}
      role="search"
      aria-label={`${list.title} listesinde ara`}
      align="center"
      gap="2"
      width="full"
      paddingBlock={{ base: hasSheet || search ? '2' : '0', md: '0' }}
      _focusVisible={{ outline: 'none' }}
    >
      {search && (
        <SearchBox
          label={search.label}
          placeholder={search.placeholder}
          text={state.text ?? ''}
          maxLength={search.maxLength}
          onSearch={(text) => ask({ text } as Partial<State>)}
        />
      )}
      {filters.length > 0 && <FilterLine filters={filters} state={state} onChange={ask} />}
      <Text
        role="status"
        textStyle="small"
        color="fg.muted"
        whiteSpace="nowrap"
        // In narrow windows the foot of the list says it.
        srOnly={{ lgDown: true }}
      >
        {found && `${countText(found)} sonuç`}
      </Text>
      <IconButton
        hideBelow="md"
        variant="ghost"
        size="xs"
        aria-label="Filtreleri temizle"
        title="Filtreleri temizle"
        // It has its place also while there is nothing to clear: the others do not move.
        visibility={isNarrowed(list, state) ? undefined : 'hidden'}
        onClick={clearHere}
      >
        <Icon of={FilterX} />
      </IconButton>
      <Flex gap="2" hideBelow="md" flexShrink={0} marginInlineStart="auto">
        {children}
      </Flex>
      {hasSheet && <FilterSheet view={view} onClear={clear} />}
    </Flex>
  );
}
