import { Button, Menu, Portal } from '@chakra-ui/react';
import { type RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { Icon } from '../controls/icon';
import { columnId, type DataColumn, labelOf } from './data-columns';

interface ColumnChoiceProps<Row extends RowData> {
  columns: DataColumn<Row>[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
  /** Rows are lower: more of them stand in a window. */
  isDense: boolean;
  onDensity: (isDense: boolean) => void;
}

/** Which columns a table shows, and how high its rows are. What heads a row cannot be hidden. */
export function ColumnChoice<Row extends RowData>({
  columns,
  hidden,
  onChange,
  isDense,
  onDensity,
}: ColumnChoiceProps<Row>) {
  const optional = columns.flatMap((column) => {
    const id = columnId(column);
    return id === undefined || column.meta?.isTitle ? [] : [{ id, meta: column.meta }];
  });
  return (
    <Menu.Root closeOnSelect={false}>
      <Menu.Trigger asChild>
        <Button variant="outline" size="xs">
          <Icon of={Columns3} />
          Sütunlar
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {optional.map(({ id, meta }) => (
              <Menu.CheckboxItem
                key={id}
                value={id}
                checked={!hidden.has(id)}
                onCheckedChange={(isShown) => {
                  const others = [...hidden].filter((other) => other !== id);
                  onChange(new Set(isShown ? others : [...others, id]));
                }}
              >
                {labelOf(meta, id)}
                <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ))}
            <Menu.Separator />
            <Menu.CheckboxItem value="sik-satirlar" checked={isDense} onCheckedChange={onDensity}>
              Sık satırlar
              <Menu.ItemIndicator />
            </Menu.CheckboxItem>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
