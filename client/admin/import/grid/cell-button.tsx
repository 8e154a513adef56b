import { chakra } from '@chakra-ui/react';
import { useRowActions } from './row-actions';
import { type ImportRow } from '../row/row.fragment';
import { CellText, cellValue } from './cell-text';
import { type CellPlace, placeKey } from './invalid-cells';
import { NAME_COLUMN, type RowCell } from './row-cell';

interface CellButtonProps {
  row: ImportRow;
  place: CellPlace;
  found: RowCell;
}

/** A cell at rest. A press opens it where it can be corrected, or where there is something to be said of it. */
export function CellButton({ row, place, found }: CellButtonProps) {
  const { fields, isEditable, onOpen, left } = useRowActions();
  const { column } = place;
  const { cell, change, tone } = found;
  if (cell === null && change === null && tone === 'plain' && column !== NAME_COLUMN) return null;
  const messages = [...found.problems, ...found.warnings];
  const text = <CellText row={row} column={column} found={found} />;
  const value = cellValue(row, column, found);
  const isCorrectable = isEditable && cell !== null;
  if (!isCorrectable && messages.length === 0) {
    return (
      <Text data-tone={tone} title={value}>
        {text}
      </Text>
    );
  }
  const label = fields.fields.find(({ header }) => header === column)?.label ?? 'Ad';
  return (
    <Text
      asChild
      data-tone={tone}
      data-corrected={cell?.isCorrected ? '' : undefined}
      title={messages.join('\n') || value}
    >
      <button
        type="button"
        data-cell={placeKey(place)}
        // The field that was left had the focus.
        autoFocus={left !== undefined && placeKey(left) === placeKey(place)}
        // By Tab one goes from one invalid cell to the next; arrows lead to the others.
        tabIndex={tone === 'bad' ? 0 : -1}
        aria-label={[`${label}: ${value || 'boş'}`, ...messages, ...(isCorrectable ? ['düzelt'] : [])].join(
          ', ',
        )}
        onClick={() => onOpen(place)}
      >
        {text}
      </button>
    </Text>
  );
}

/** Fills its cell, so that a press anywhere in that is one on it. */
const Text = chakra('span', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    minHeight: { mdDown: '8' },
    lineHeight: { md: 'var(--row-height)' },
    textAlign: 'inherit',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { md: 'nowrap' },
    color: 'inherit',
    font: 'inherit',
    '&:is(button)': { cursor: 'pointer' },
    '&[data-corrected]': { fontStyle: 'italic' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
