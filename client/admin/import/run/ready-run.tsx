import { Alert, Box, Grid, Stack, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ApplyAction } from '../preview/apply-action';
import { whyNotApplied } from '../preview/apply-text';
import { CompareNotice } from '../preview/compare-notice';
import { EarlierNotice } from '../preview/earlier-notice';
import { ImportOptionsForm } from '../preview/import-options';
import { EMPTY_DRAFT, previewInput } from '../preview/preview-draft';
import { type PreviewInput, usePreviewImport } from '../preview/preview-import';
import { SheetHeadings, wantsAttention } from '../preview/sheet-headings';
import { ImportRows } from '../rows/import-rows';
import { ErrorsFileLink } from './errors-file-link';
import { RunCard } from './run-card';
import { type KnownSheets, type PanelImport } from './run.query';
import { StopAction } from './stop-action';

interface ReadyRunProps {
  run: PanelImport;
  known: KnownSheets;
  drafts: Map<string, string>;
  /** Asks for the import again: it may be another one than the screen shows. */
  reload: () => void;
}

/** What a file would change, before anything is written: corrected, matched, compared anew, and applied. */
export function ReadyRun({ run, known, drafts, reload }: ReadyRunProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [refusal, setRefusal] = useState<{ readonly code: string; readonly message: string }>();
  const { preview, isBusy } = usePreviewImport();
  const changed = previewInput(run, draft);
  const refuse = (refused: { readonly code: string; readonly message: string }) => {
    setRefusal(refused);
    reload();
  };
  const compare = async (input: PreviewInput) => {
    const message = await preview(input);
    setRefusal(message === undefined ? undefined : { code: '', message });
  };
  const reason = whyNotApplied(run);
  const hasHeadings = run.sheets.some(wantsAttention);
  return (
    <>
      <RunCard
        run={run}
        actions={
          <>
            <StopAction run={run} />
            {!changed && <ApplyAction run={run} onRefused={refuse} />}
          </>
        }
      >
        {reason !== undefined && (
          <Text textStyle="small" color="fg.muted">
            {changed
              ? 'Seçimleriniz değişti; uygulanıp uygulanamayacağı yeniden karşılaştırılınca belli olur.'
              : reason}
          </Text>
        )}
      </RunCard>
      {refusal?.code === 'IMPORT_OUTDATED' && !changed && (
        <CompareNotice
          status="warning"
          role="alert"
          title="Uygulanmadı: ön izleme güncel değil"
          text={refusal.message}
          isBusy={isBusy}
          onCompare={() => void compare({ id: run.id })}
        />
      )}
      {refusal && refusal.code !== 'IMPORT_OUTDATED' && (
        <ErrorAlert role="alert">
          <p>{refusal.message}</p>
        </ErrorAlert>
      )}
      {run.earlier && <EarlierNotice earlier={run.earlier} />}
      <FileWarnings warnings={otherWarnings(run)} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: hasHeadings ? '22rem minmax(0, 1fr)' : undefined }}
        gap="4"
        alignItems="start"
      >
        <ImportOptionsForm
          options={{ ...run.options, ...draft.options }}
          isDisabled={isBusy}
          isWide={!hasHeadings}
          onChange={(options) => setDraft({ ...draft, options: { ...draft.options, ...options } })}
        />
        <SheetHeadings
          sheets={run.sheets}
          known={known}
          supplier={run.supplier}
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      </Grid>
      {/* Below what was chosen, so that none of it moves. */}
      {changed && (
        <CompareNotice
          status="info"
          role="status"
          title="Seçimleriniz değişti"
          text="Dosya yeniden karşılaştırılınca geçerli olur; o zamana kadar bir şey uygulanamaz."
          isMain
          isBusy={isBusy}
          onCompare={() => void compare(changed)}
        />
      )}
      <ImportRows
        importId={run.id}
        title="Satırlar"
        firstView="ALL"
        editing={{
          drafts,
          // What was chosen meanwhile goes with it.
          onMeantCategory: (text, category) =>
            void compare({ ...(changed ?? { id: run.id }), categories: [{ text, category }] }),
        }}
        aside={
          run.planned.invalid > 0 && (
            // The head is as high without it: leaving out the last wrong row moves none.
            <Box marginBlock="-1.5">
              <ErrorsFileLink id={run.id} />
            </Box>
          )
        }
      />
    </>
  );
}

/** Headings that nobody recognized stand in a card of their own. */
function otherWarnings({ warnings, sheets }: PanelImport): PanelImport['warnings'] {
  const unread = sheets.flatMap(({ headings }) =>
    headings.filter(({ field }) => field === null).map(({ heading }) => heading),
  );
  return warnings.filter(({ columns }) => !columns.some((column) => unread.includes(column)));
}

/** What is to be known about the file as a whole. */
function FileWarnings({ warnings }: Pick<PanelImport, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator>
        <Icon of={TriangleAlert} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Description asChild>
          <Stack gap="1">
            {warnings.map(({ text }, place) => (
              <Text key={place} overflowWrap="anywhere">
                {text}
              </Text>
            ))}
          </Stack>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
