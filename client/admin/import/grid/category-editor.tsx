import { chakra, Flex, List } from '@chakra-ui/react';
import { Check, FolderPlus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { useRowActions } from './row-actions';
import { CellInput, type EditorProps } from './cell-editor';
import { type CategoryOption, categoryOptions } from './category-options';
import { EditorBox } from './editor-box';
import { MAX_CELL, useCellTyping } from './use-cell-typing';

/**
 * Picks the category that a cell means: in all rows that have its text, or with Shift in this one alone; or opens one of its name.
 */
export function CategoryEditor({ row, place, cell, found }: EditorProps) {
  const id = useId();
  const { categories, drafts, onMeantCategory, onNewCategory, onCorrected } = useRowActions();
  const typing = useCellTyping({ row, place, cell });
  const nearest = typing.isChanged ? null : row.nearestCategory;
  const options = categoryOptions(typing.typed, categories, nearest);
  const [active, setActive] = useState(0);
  const chosen = options[Math.min(active, options.length - 1)];

  const choose = (option: CategoryOption, isForThisRow: boolean) => {
    const { category, kind } = option;
    // An empty cell has no text that other rows could share.
    const isOnlyHere = isForThisRow || cell.value === '';
    if (isOnlyHere) {
      const next = kind === 'new' ? () => onNewCategory(row, category) : undefined;
      void typing.save(category, next ?? ((changed) => onCorrected(changed, place.column)));
      return;
    }
    drafts.delete(`${String(place.number)} ${place.column}`);
    if (kind === 'known') onMeantCategory(row, cell.value, category);
    else onNewCategory(row, category, cell.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      setActive((Math.min(active, options.length - 1) + step + options.length) % options.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen, event.shiftKey);
    } else typing.onKeyDown(event);
  };

  return (
    <chakra.div data-tone={found.tone} data-open="">
      <CellInput
        autoFocus
        role="combobox"
        aria-label={cell.header}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${String(options.indexOf(chosen))}`}
        aria-describedby={id}
        autoComplete="off"
        maxLength={MAX_CELL}
        readOnly={typing.isBusy}
        value={typing.typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => {
          setActive(0);
          typing.type(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <EditorBox
        id={id}
        found={found}
        refused={typing.refused}
        keys={['↵ bütün dosyada', '⇧ ↵ yalnız bu satırda', 'Tab yandaki hücre', 'Esc vazgeçer']}
      >
        <List.Root
          id={`${id}-list`}
          role="listbox"
          aria-label="Kategoriler"
          variant="plain"
          marginTop="1.5"
          marginInline="-1.5"
        >
          {options.map((option, index) => (
            <Option
              key={`${option.kind} ${option.category}`}
              id={`${id}-${String(index)}`}
              option={option}
              isActive={option === chosen}
              onChoose={(isForThisRow) => choose(option, isForThisRow)}
            />
          ))}
        </List.Root>
      </EditorBox>
    </chakra.div>
  );
}

interface OptionProps {
  id: string;
  option: CategoryOption;
  isActive: boolean;
  onChoose: (isForThisRow: boolean) => void;
}

function Option({ id, option: { kind, category }, isActive, onChoose }: OptionProps) {
  return (
    <List.Item
      id={id}
      role="option"
      aria-selected={isActive}
      display="block"
      paddingInline="2"
      paddingBlock="1.5"
      borderRadius="md"
      cursor="pointer"
      bg={isActive ? 'petrol.subtle' : undefined}
      color={isActive ? 'petrol.fg' : undefined}
      fontWeight={isActive ? 'medium' : undefined}
      _hover={{ bg: 'bg.subtle' }}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ shiftKey }) => onChoose(shiftKey)}
    >
      <Flex as="span" gap="2" align="center">
        <Icon of={kind === 'new' ? FolderPlus : Check} size={15} />
        {kind === 'new' ? `Bu adla yeni kategori aç: «${category}»` : category}
      </Flex>
    </List.Item>
  );
}
