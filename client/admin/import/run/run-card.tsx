import { Box, Stack } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { CountLinks } from '../rows/count-links';
import { type RowsView } from '../rows/rows-state';
import { useRowsState } from '../rows/use-rows-state';
import { FileHead } from './file-head';
import { countsOf, firstViewOf } from './run-views';
import { type RunStep } from './run-step';
import { type PanelImport } from './run.query';
import { useLostFocus } from './use-lost-focus';

interface RunCardProps {
  run: PanelImport;
  /** What can be done with it. */
  actions: ReactNode;
  /** Where it is, when that is not what its state says. Before the preview its rows are not counted. */
  step?: RunStep;
  /** The rows that are shown where the address names none. */
  firstView?: RowsView;
  /** Below the file: how far it has come. */
  children?: ReactNode;
}

/** Where the import is, the file, what is done with it, and its rows in figures. */
export function RunCard({ run, actions, step, firstView = firstViewOf(run), children }: RunCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading, run.status);
  const { state, addressOfView } = useRowsState(run.id);
  const hasRows = run.progress === null || run.status === 'APPLYING';
  const current = state.view === 'FIRST' ? firstView : state.view;
  return (
    <Stack gap="2">
      <FileHead run={run} step={step} headingRef={heading}>
        {actions}
      </FileHead>
      {children}
      {run.sheets.length > 0 && step === undefined && (
        <Box
          borderWidth="1px"
          borderRadius="lg"
          bg="bg.surface"
          overflow="hidden"
          marginInline={{ base: '-3', md: '0' }}
        >
          <CountLinks
            label="Satırlar"
            counts={countsOf(run).map(({ view, ...count }) => ({
              ...count,
              // The same part again shows all rows.
              to: hasRows ? addressOfView(view === current ? 'ALL' : view) : undefined,
              isCurrent: view === current,
            }))}
          />
        </Box>
      )}
    </Stack>
  );
}
