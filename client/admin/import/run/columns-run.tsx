import { Box, Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { LinkButton } from '../../navigation/link-button';
import { EMPTY_DRAFT, headingKey, previewInput } from '../preview/preview-draft';
import { useRowsState } from '../rows/use-rows-state';
import { RunCard } from './run-card';
import { type KnownSheets, type PanelImport } from './run.query';
import { StopAction } from './stop-action';
import { type Comparing } from './use-comparing';
import { SupplierField } from '../upload/supplier-field';
import { ColumnsBand } from '../mapping/columns-band';
import { ColumnsSheet } from '../mapping/columns-sheet';
import { canBeRead, mappedSheets } from '../mapping/mapped-sheets';

interface ColumnsRunProps {
  run: PanelImport;
  known: KnownSheets;
  comparing: Comparing;
}

/** Between a file and its preview: what each of its headings is read as, all of which can be changed. */
export function ColumnsRun({ run, known, comparing: { compare, isBusy } }: ColumnsRunProps) {
  const navigate = useNavigate();
  const { addressOf } = useRowsState(run.id);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [supplier, setSupplier] = useState('');
  const [problem, setProblem] = useState<string>();
  const mapped = mappedSheets(run.sheets, known, draft);
  const proceed = async () => {
    const changed = previewInput(run, draft);
    const named = supplier.trim();
    const refused =
      changed || named || run.status !== 'READY'
        ? await compare({ ...(changed ?? { id: run.id }), ...(named && { supplier: named }) })
        : undefined;
    setProblem(refused);
    if (refused === undefined) void navigate(addressOf({ step: 'PREVIEW' }));
  };
  return (
    <Stack gap="3">
      <RunCard
        run={run}
        step="columns"
        actions={
          <>
            <LinkButton variant="outline" size="sm">
              <RouterLink to={paths.adminImports()}>Başka dosya</RouterLink>
            </LinkButton>
            <StopAction run={run} />
            <Button
              size="sm"
              colorPalette="copper"
              disabled={!canBeRead(mapped)}
              loading={isBusy}
              loadingText="Karşılaştırılıyor"
              onClick={() => void proceed()}
            >
              Ön izlemeye geç
            </Button>
          </>
        }
      />
      <ColumnsBand mapped={mapped} />
      {problem !== undefined && (
        <ErrorAlert role="alert">
          <p>{problem}</p>
        </ErrorAlert>
      )}
      {mapped.map((one) => (
        <ColumnsSheet
          key={one.sheet.position}
          mapped={one}
          known={known}
          draft={draft}
          onKind={(kind) => setDraft({ ...draft, kinds: { ...draft.kinds, [one.sheet.position]: kind } })}
          onField={(position, field) =>
            setDraft({ ...draft, fields: { ...draft.fields, [headingKey(one.sheet, position)]: field } })
          }
        />
      ))}
      {run.supplier === null && (
        <Box maxWidth="24rem">
          <SupplierField supplier={supplier} known={[]} isDisabled={isBusy} onChange={setSupplier} />
        </Box>
      )}
    </Stack>
  );
}
