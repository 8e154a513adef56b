import { Combobox, Flex, useCombobox } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PaletteField } from './palette-field';
import { PaletteFooter } from './palette-footer';
import { placeholderFor, type Searchable, searchHint } from '../palette-hints';
import { PaletteList } from './palette-list';
import { PaletteNotice } from './palette-notice';
import { optionsOf } from './palette-options';
import { type PaletteContent, usePaletteGroups } from './use-palette-groups';

interface PaletteSearchProps extends PaletteContent {
  searchables: readonly Searchable[];
  onClose: () => void;
  /** What is to be done once the palette is gone. */
  onChoose: (run: () => void) => void;
}

/** The field, which keeps the focus, and what is found for it. */
export function PaletteSearch({ searchables, onClose, onChoose, ...content }: PaletteSearchProps) {
  const [typed, setTyped] = useState('');
  const { words, own, found, isSearching, hasFailed, retry } = usePaletteGroups(content, typed);
  const groups = [...own, ...found];
  const collection = optionsOf(groups);
  // What else is shown was found for an earlier text.
  const isWaiting = isSearching && own.length === 0;
  const list = useRef<HTMLDivElement>(null);
  const newest = useRef('');
  // Enter was pressed before anything was found for what is typed.
  const isEntered = useRef(false);
  const combobox = useCombobox({
    collection,
    open: true,
    disableLayer: true,
    closeOnSelect: false,
    allowCustomValue: true,
    inputBehavior: 'autohighlight',
    selectionBehavior: 'preserve',
    value: [],
    inputValue: typed,
    defaultHighlightedValue: collection.firstValue ?? undefined,
    onInputValueChange: ({ inputValue }) => {
      isEntered.current = false;
      newest.current = inputValue;
      setTyped(inputValue);
    },
    // By default it is clicked without the router knowing.
    navigate: ({ node }) => node.click(),
    onSelect: ({ itemValue }) => {
      const line = collection.find(itemValue)?.line;
      if (!line || !('run' in line)) return;
      onChoose(line.run);
      onClose();
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const chosen = highlightedOption(list.current);
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      if (chosen instanceof HTMLAnchorElement) window.open(chosen.href, '_blank', 'noopener');
    } else if (isWaiting || newest.current !== typed) {
      // A barcode scanner types and presses Enter within a few milliseconds.
      event.preventDefault();
      isEntered.current = true;
    } else if (!chosen) {
      // What is shown is not highlighted yet.
      event.preventDefault();
      firstOption(list.current)?.click();
    }
  };
  useEffect(() => {
    if (isWaiting || !isEntered.current) return;
    isEntered.current = false;
    firstOption(list.current)?.click();
  }, [isWaiting, typed]);
  return (
    <Combobox.RootProvider value={combobox} unstyled asChild>
      <Flex direction="column" minHeight="0" flex="1">
        <PaletteField
          placeholder={placeholderFor(searchables)}
          isSearching={isSearching}
          onKeyDown={onKeyDown}
        />
        <PaletteList
          ref={list}
          groups={groups}
          words={words}
          highlighted={combobox.highlightedValue}
          onFollow={onClose}
        />
        <PaletteNotice
          typed={typed}
          hint={searchHint(searchables)}
          count={collection.size}
          isSearching={isSearching}
          hasFailed={hasFailed}
          onRetry={() => {
            // The button goes once there is an answer.
            combobox.focus();
            retry();
          }}
        />
        <PaletteFooter />
      </Flex>
    </Combobox.RootProvider>
  );
}

const firstOption = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('[role=option]');
const highlightedOption = (list: HTMLElement | null) =>
  list?.querySelector('[role=option][data-highlighted]');
