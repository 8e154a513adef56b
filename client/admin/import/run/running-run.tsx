import { Stack, Text } from '@chakra-ui/react';
import { formatQuantity } from '../../../shop/format';
import { ProgressLines } from '../progress/progress-lines';
import { workOf } from '../progress/work';
import { ImportRows } from '../rows/import-rows';
import { type GridFields } from '../grid/grid-fields';
import { ErrorsFileLink } from './errors-file-link';
import { PAGE_OF_GRID } from './grid-page';
import { RunCard } from './run-card';
import { type PanelImport } from './run.query';
import { StopAction } from './stop-action';

interface RunningRunProps {
  run: PanelImport;
  fields: GridFields;
  progress: NonNullable<PanelImport['progress']>;
}

/** An import that is being worked on: how far it has come, and while it is applied the rows that are skipped. */
export function RunningRun({ run, fields, progress }: RunningRunProps) {
  const { id, status, planned } = run;
  return (
    <Stack css={PAGE_OF_GRID}>
      <RunCard run={run} actions={!progress.isStopping && <StopAction run={run} />}>
        <ProgressLines progress={progress} work={workOf(status)} />
      </RunCard>
      {status === 'APPLYING' && planned.invalid > 0 && (
        <ImportRows
          importId={id}
          title="Hatalı satırlar"
          fields={fields}
          hasResult
          firstView="INVALID"
          aside={
            <>
              <Text textStyle="small" color="fg.muted">
                {formatQuantity(planned.invalid, 'satır')} atlandı, diğerleri sürüyor
              </Text>
              <ErrorsFileLink id={id} />
            </>
          }
        />
      )}
    </Stack>
  );
}
