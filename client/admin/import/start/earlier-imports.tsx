import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TitledCard } from '../../../ui/layout/titled-card';
import { ListRows } from '../../list/list-rows';
import { type ListView } from '../../list/use-list';
import { UndoDialog } from '../undo/undo-dialog';
import { UndoContext } from './earlier-columns';
import { type IMPORTS } from './imports.list';
import { type ListedImport } from './start.query';

/** All imports, newest first, with what came of each and the way to take it back. */
export function EarlierImports({ view }: { view: ListView<typeof IMPORTS> }) {
  const navigate = useNavigate();
  const [undone, setUndone] = useState<ListedImport>();
  const { error, rows, reload } = view;
  return (
    <TitledCard title="Önceki aktarımlar" isFlush>
      {error && rows && (
        <Box paddingInline="4" paddingBlock="3">
          <ErrorAlert role="status">
            <p>Aktarımlar yüklenemedi. Görünenler daha önce yüklenenlerdir.</p>
          </ErrorAlert>
        </Box>
      )}
      {error && !rows ? (
        <Box padding={{ md: '5' }}>
          <ErrorState title="Aktarımlar yüklenemedi" onRetry={reload} />
        </Box>
      ) : (
        <UndoContext value={setUndone}>
          <ListRows view={view} />
        </UndoContext>
      )}
      <UndoDialog
        run={undone}
        onBegun={(id) => void navigate(paths.adminImport(id))}
        onClose={() => setUndone(undefined)}
      />
    </TitledCard>
  );
}
