import { Box, Button } from '@chakra-ui/react';
import { useId } from 'react';
import { useRowActions } from './row-actions';
import { type ImportRow } from '../row/row.fragment';
import { CellText } from './cell-text';
import { EditorBox } from './editor-box';
import { type CellPlace } from './invalid-cells';
import { type RowCell } from './row-cell';

interface CellMessagesProps {
  row: ImportRow;
  place: CellPlace;
  found: RowCell;
}

/** What is to be said of a cell that cannot be corrected here. */
export function CellMessages({ row, place, found }: CellMessagesProps) {
  const { onOpen } = useRowActions();
  const id = useId();
  return (
    <Box
      data-tone={found.tone}
      data-open=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onOpen(undefined);
      }}
    >
      <Box truncate paddingInline={{ md: '2.5' }} lineHeight={{ md: 'var(--row-height)' }}>
        <CellText row={row} column={place.column} found={found} />
      </Box>
      <EditorBox id={id} found={found} keys={['Esc kapatır']}>
        <Button
          variant="outline"
          size="xs"
          marginTop="2"
          autoFocus
          aria-describedby={id}
          onClick={() => onOpen(undefined)}
        >
          Kapat
        </Button>
      </EditorBox>
    </Box>
  );
}
