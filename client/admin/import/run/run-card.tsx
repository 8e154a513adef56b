import { Card, Stack } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { CountLinks } from '../rows/count-links';
import { useRowsState } from '../rows/use-rows-state';
import { FileHead } from './file-head';
import { RunTrack } from './run-track';
import { countsOf, firstViewOf } from './run-views';
import { type PanelImport } from './run.query';
import { useLostFocus } from './use-lost-focus';

interface RunCardProps {
  run: PanelImport;
  /** What can be done with it. */
  actions: ReactNode;
  /** Below the file: how far it has come. */
  children?: ReactNode;
}

/** Where the import is, the file, what is done with it, and its rows in figures. */
export function RunCard({ run, actions, children }: RunCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading, run.status);
  const { state, addressOfView } = useRowsState(run.id);
  const hasRows = run.progress === null || run.status === 'APPLYING';
  const current = state.view === 'FIRST' ? firstViewOf(run) : state.view;
  return (
    <Card.Root overflow="hidden">
      <Card.Body padding={{ base: '4', md: '5' }}>
        <Stack gap="4">
          <RunTrack run={run} />
          <FileHead run={run} headingRef={heading}>
            {actions}
          </FileHead>
          {children}
        </Stack>
      </Card.Body>
      {run.sheets.length > 0 && (
        <CountLinks
          label="Satırlar"
          counts={countsOf(run).map(({ view, ...count }) => ({
            ...count,
            // The same part again shows all rows.
            to: hasRows ? addressOfView(view === current ? 'ALL' : view) : undefined,
            isCurrent: view === current,
          }))}
        />
      )}
    </Card.Root>
  );
}
