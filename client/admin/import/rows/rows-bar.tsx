import { Button } from '@chakra-ui/react';
import { BulkBar } from '../../../ui/table/bulk-bar';
import { type EditedRows } from './use-edited-rows';

/** What can be done to the selected rows of an import. */
export function RowsBar({ edited: { selection, select, leaveOut } }: { edited: EditedRows }) {
  const choose = (isLeftOut: boolean) => void leaveOut([...selection].map(Number), isLeftOut);
  return (
    <BulkBar count={selection.size} onClear={() => select(new Set())}>
      <Button colorPalette="petrol" size="xs" onClick={() => choose(true)}>
        Aktarımdan çıkar
      </Button>
      <Button variant="outline" size="xs" onClick={() => choose(false)}>
        Geri koy
      </Button>
    </BulkBar>
  );
}
