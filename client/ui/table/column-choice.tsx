import { Button, Menu, Portal, Span, Text, VisuallyHidden } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { Columns3, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../controls/icon';
import { inOrder, isMovable, moved } from './column-order';
import { columnId, type DataColumn, labelOf } from './data-columns';
import { type StoredColumns } from './stored';
import { narrowerThan } from './table-layout';

interface ColumnChoiceProps<Row extends RowData> {
  /** In the order they are declared in. */
  columns: DataColumn<Row>[];
  stored: StoredColumns;
  /** Rows are lower: more of them stand in a window. */
  isDense: boolean;
  onDensity: (isDense: boolean) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Which columns a table shows and in which order, and how high its rows are. Columns are dragged, or moved with Alt and the arrow
 * keys. What heads a row can neither be hidden nor moved.
 */
export function ColumnChoice<Row extends RowData>({
  columns,
  stored: { hidden, hide, order, reorder },
  isDense,
  onDensity,
}: ColumnChoiceProps<Row>) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const choices = inOrder(columns, order)
    .filter(isMovable)
    .map((column) => {
      const id = columnId(column) ?? '';
      return { id, label: labelOf(column.meta, id), from: column.meta?.from };
    });
  const ids = choices.map(({ id }) => id);
  const move = (id: string, to: number) => {
    const label = choices.find((choice) => choice.id === id)?.label;
    if (label === undefined || to < 0 || to >= ids.length || ids[to] === id) return;
    reorder(moved(ids, id, to));
    setAnnounced(`${label}: ${to + 1}. sıra, ${ids.length} sütundan`);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!event.altKey || step === undefined) return;
    // The menu would go on to the next column.
    event.preventDefault();
    event.stopPropagation();
    if (highlighted !== null && ids.includes(highlighted)) move(highlighted, ids.indexOf(highlighted) + step);
  };
  return (
    <Menu.Root
      closeOnSelect={false}
      onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
    >
      <Menu.Trigger asChild>
        <Button variant="outline" size="xs">
          <Icon of={Columns3} />
          Sütunlar
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content onKeyDownCapture={moveByKey}>
            {choices.map(({ id, label, from }, place) => (
              <Menu.CheckboxItem
                key={id}
                value={id}
                checked={!hidden.has(id)}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                draggable
                opacity={id === dragged ? 0.5 : undefined}
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.effectAllowed = 'move';
                  setDragged(id);
                }}
                onDragEnter={() => dragged !== undefined && move(dragged, place)}
                onDragOver={(event) => event.preventDefault()}
                onDragEnd={() => setDragged(undefined)}
                onCheckedChange={(isShown) => {
                  const others = [...hidden].filter((other) => other !== id);
                  hide(new Set(isShown ? others : [...others, id]));
                }}
              >
                <Icon of={GripVertical} size={14} />
                {label}
                {from !== undefined && <HiddenHere from={from} />}
                <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ))}
            <Text textStyle="tiny" color="fg.muted" paddingInline="2" paddingBlock="1" maxWidth="13rem">
              Sıralamak için sürükleyin ya da Alt ile ok tuşlarını kullanın.
            </Text>
            {order.length > 0 && (
              <Menu.Item value="bastaki-sira" onClick={() => reorder([])}>
                Baştaki sıraya dön
              </Menu.Item>
            )}
            <Menu.Separator />
            <Menu.CheckboxItem value="sik-satirlar" checked={isDense} onCheckedChange={onDensity}>
              Sık satırlar
              <Menu.ItemIndicator />
            </Menu.CheckboxItem>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Menu.Root>
  );
}

/** Says in windows that have no room for a column that it is not seen however it is chosen. */
const HiddenHere = ({ from }: { from: number }) => (
  <Span
    display="none"
    textStyle="tiny"
    color="fg.muted"
    css={{ [narrowerThan(from)]: { display: 'inline' } }}
  >
    dar pencerede gizli
  </Span>
);
