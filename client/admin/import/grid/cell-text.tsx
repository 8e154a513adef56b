import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert, Eraser, TriangleAlert } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { type ImportRow } from '../row/row.fragment';
import { NAME_COLUMN, type RowCell } from './row-cell';

const ICONS = { bad: CircleAlert, warn: TriangleAlert, clear: Eraser } as const;

/** What a cell holds by itself, as text: of a name that of the product, else what the shop would have. */
export function cellValue(row: ImportRow, column: string, { cell, change, tone }: RowCell): string {
  if (tone === 'bad') return cell?.value ?? row.label;
  if (column === NAME_COLUMN) return row.label || 'Adsız satır';
  return change?.after || cell?.value || '';
}

interface CellTextProps {
  row: ImportRow;
  column: string;
  found: RowCell;
}

/** What a cell holds; where that is another value than the shop has, the earlier one struck through before it. */
export function CellText({ row, column, found }: CellTextProps) {
  const { tone, change } = found;
  const icon = tone === 'bad' || tone === 'warn' || tone === 'clear' ? ICONS[tone] : undefined;
  const isReversed = row.undoBucket === 'REVERSED';
  const value = cellValue(row, column, found);
  const [gone, came] =
    change && isReversed
      ? [change.after, change.before || 'yok']
      : [tone === 'bad' ? '' : (change?.before ?? ''), tone === 'clear' ? 'silinecek' : value || 'boş'];
  return (
    <>
      {icon && (
        <chakra.span display="inline-block" verticalAlign="-0.15em" marginInlineEnd="1.5">
          <Icon of={icon} size={14} />
        </chakra.span>
      )}
      {gone !== '' && (
        <>
          <VisuallyHidden>{isReversed ? 'geri alınan:' : 'eski:'}</VisuallyHidden>
          <chakra.del color="fg.muted" marginInlineEnd="1.5">
            {gone}
          </chakra.del>
          <VisuallyHidden>{isReversed ? 'şimdiki:' : 'yeni:'}</VisuallyHidden>
        </>
      )}
      {gone === '' ? came : <chakra.b fontWeight="semibold">{came}</chakra.b>}
    </>
  );
}
