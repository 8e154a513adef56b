import { Badge, Button, Dialog, Flex, Stack } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { ListFilter as FilterIcon } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { DialogFrame } from '../../ui/overlay/dialog-frame';
import { useOverlayEntry } from '../../ui/overlay/use-overlay-entry';
import { columnId, labelOf } from '../../ui/table/data-columns';
import { ChoiceList } from './choice-filter';
import { countText, type ListDeclaration, type ListedState, sortsOf } from './declare-list';
import { FilterField } from './filter-control';
import { FilterFields } from './filter-line';
import { type View } from './use-list';

interface FilterSheetProps<State extends ListedState, Row extends RowData, Data> {
  view: View<State, Row, Data>;
  onClear: () => void;
}

/** Filters and order of a list on a phone, behind one button. Each takes effect at once; the foot says how many rows are left. */
export function FilterSheet<State extends ListedState, Row extends RowData, Data>({
  view: { list, state, found, ask },
  onClear,
}: FilterSheetProps<State, Row, Data>) {
  const { filters = [], noun } = list;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useOverlayEntry(isOpen, close);
  const setCount = filters.filter(({ text }) => text(state) !== undefined).length;
  return (
    <Dialog.Root open={isOpen} onOpenChange={({ open }) => setIsOpen(open)} lazyMount unmountOnExit>
      <Dialog.Trigger asChild>
        <Button hideFrom="md" variant="outline" size="sm">
          <Icon of={FilterIcon} />
          Filtrele
          {setCount > 0 && <Badge colorPalette="petrol">{formatCount(setCount)}</Badge>}
        </Button>
      </Dialog.Trigger>
      <DialogFrame title="Filtrele">
        <Dialog.Body>
          <Stack gap="4">
            <FilterFields filters={filters} state={state} onChange={ask} />
            {list.sorts && (
              <FilterField label="Sıralama">
                <ChoiceList
                  label="Sıralama"
                  options={sortLabels(list)}
                  value={state.sort ?? ''}
                  onChange={(sort) => ask({ sort } as Partial<State>)}
                />
              </FilterField>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Flex gap="2" width="full">
            <Button variant="ghost" onClick={onClear} disabled={setCount === 0}>
              Temizle
            </Button>
            <Button flex="1" colorPalette="petrol" onClick={close}>
              {found ? `${countText(found)} ${noun} göster` : 'Göster'}
            </Button>
          </Flex>
        </Dialog.Footer>
      </DialogFrame>
    </Dialog.Root>
  );
}

/** What the heads of the columns say on a desk. */
function sortLabels<State extends ListedState, Row extends RowData, Data>(
  list: ListDeclaration<State, Row, Data>,
): Readonly<Record<string, string>> {
  const labels = sortsOf(list).map(([name, { id, desc }]) => {
    const column = list.columns.find((one) => columnId(one) === id);
    return [name, `${labelOf(column?.meta, id)}, ${desc ? 'azalan' : 'artan'}`];
  });
  return Object.fromEntries(labels) as Record<string, string>;
}
