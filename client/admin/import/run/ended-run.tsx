import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { OctagonX } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { LinkButton } from '../../navigation/link-button';
import { FailureBox } from '../result/failure-box';
import { PicturesCard } from '../result/pictures-card';
import { ResultBox } from '../result/result-box';
import { hasWritten, resultFigures } from '../result/result-figures';
import { UndoneBox } from '../result/undone-box';
import { ImportRows } from '../rows/import-rows';
import { UndoDialog } from '../undo/undo-dialog';
import { type GridFields } from '../grid/grid-fields';
import { canBeMapped } from './needs-columns';
import { CompareAgain } from './compare-again';
import { ErrorsFileLink } from './errors-file-link';
import { PAGE_OF_GRID } from './grid-page';
import { RunCard } from './run-card';
import { firstViewOf } from './run-views';
import { type PanelImport } from './run.query';

/** An import that nothing is done with any more: what came of it, and the way back. */
export function EndedRun({ run, fields }: { run: PanelImport; fields: GridFields }) {
  const [isAsking, setIsAsking] = useState(false);
  const hasErrors =
    run.isKept &&
    run.status !== 'UNDONE' &&
    (run.planned.invalid > 0 || (run.result?.details.failed ?? 0) > 0);
  return (
    <Stack css={PAGE_OF_GRID}>
      <RunCard
        run={run}
        actions={
          <>
            {hasErrors && <ErrorsFileLink id={run.id} />}
            {run.canUndo && (
              <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
                Geri al
              </Button>
            )}
            <LinkButton colorPalette="copper" size="sm">
              <RouterLink to={paths.adminImports()}>Yeni dosya</RouterLink>
            </LinkButton>
          </>
        }
      />
      <Outcome run={run} />
      {canBeMapped(run) && <CompareAgain run={run} />}
      <PicturesCard pictures={run.pictures} isUndone={run.status === 'UNDONE'} />
      {!run.isKept && run.sheets.length > 0 && (
        <Text color="fg.muted">Satırları, saklama süresi dolduğu için silindi; geri alınamaz.</Text>
      )}
      {run.isKept && run.sheets.length > 0 && (
        <ImportRows
          key={run.status}
          importId={run.id}
          title="Satırlar"
          fields={fields}
          firstView={firstViewOf(run)}
          hasResult
        />
      )}
      <UndoDialog run={isAsking ? run : undefined} onClose={() => setIsAsking(false)} />
    </Stack>
  );
}

function Outcome({ run: { status, result, failure, undo } }: { run: PanelImport }) {
  if (status === 'UNDONE' && undo) return <UndoneBox undo={undo} />;
  if (status === 'FAILED') {
    const isPartlyApplied = result !== null && hasWritten(result.details);
    return <FailureBox failure={failure ?? ''} isPartlyApplied={isPartlyApplied} />;
  }
  if (status === 'CANCELLED') return <StoppedBox result={result} />;
  return result && <ResultBox result={result} />;
}

function StoppedBox({ result }: Pick<PanelImport, 'result'>) {
  return (
    <Alert.Root status="neutral">
      <Alert.Indicator>
        <Icon of={OctagonX} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title asChild>
          <h2>Aktarım durduruldu</h2>
        </Alert.Title>
        <Alert.Description>
          {result && hasWritten(result.details)
            ? `Durdurulmadan önce: ${resultFigures(result.details).join(', ')}. Yazılanlar duruyor.`
            : 'Katalogda hiçbir şey değişmedi.'}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
