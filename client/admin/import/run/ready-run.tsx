import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { type GridFields } from '../grid/grid-fields';
import { LinkButton } from '../../navigation/link-button';
import { ApplyAction } from '../preview/apply-action';
import { whyNotApplied } from '../preview/apply-text';
import { CompareNotice } from '../preview/compare-notice';
import { EarlierNotice } from '../preview/earlier-notice';
import { FileWarnings } from '../preview/file-warnings';
import { ImportOptionsForm } from '../preview/import-options';
import { EMPTY_DRAFT, previewInput } from '../preview/preview-draft';
import { type PreviewInput } from '../preview/preview-import';
import { type ImportRow } from '../row/row.fragment';
import { ImportRows } from '../rows/import-rows';
import { useRowsState } from '../rows/use-rows-state';
import { ErrorsFileLink } from './errors-file-link';
import { PAGE_OF_GRID } from './grid-page';
import { RunCard } from './run-card';
import { firstViewOf } from './run-views';
import { type PanelImport } from './run.query';
import { StopAction } from './stop-action';
import { type Comparing } from './use-comparing';

/** What was typed and where one was, which outlives the time that the file is compared anew. */
export interface RowsWork {
  readonly drafts: Map<string, string>;
  /** The number of the row that was worked on last. */
  readonly resume: number | undefined;
  readonly onResume: (number: number) => void;
}

interface ReadyRunProps {
  run: PanelImport;
  fields: GridFields;
  work: RowsWork;
  comparing: Comparing;
  /** Asks for the import again: it may be another one than the screen shows. */
  reload: () => void;
}

/** What a file would change, before anything is written: corrected, matched, compared anew, and applied. */
export function ReadyRun({ run, fields, work, comparing, reload }: ReadyRunProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [refusal, setRefusal] = useState<{ readonly code: string; readonly message: string }>();
  // The rows that are shown first stay the same while the last of them is corrected.
  const [firstView] = useState(() => firstViewOf(run));
  const { addressOf } = useRowsState(run.id);
  const { isBusy } = comparing;
  const changed = previewInput(run, draft);
  const compare = async (input: PreviewInput) => {
    const message = await comparing.compare(input);
    setRefusal(message === undefined ? undefined : { code: '', message });
  };
  /** What was chosen meanwhile goes with it. */
  const compareFrom = ({ number }: ImportRow, input: Omit<PreviewInput, 'id'>) => {
    work.onResume(number);
    void compare({ ...(changed ?? { id: run.id }), ...input });
  };
  const reason = whyNotApplied(run);
  return (
    <Stack css={PAGE_OF_GRID}>
      <RunCard
        run={run}
        firstView={firstView}
        actions={
          <>
            {run.planned.invalid > 0 && <ErrorsFileLink id={run.id} />}
            <StopAction run={run} />
            {!changed && (
              <ApplyAction
                run={run}
                onRefused={(refused) => {
                  setRefusal(refused);
                  reload();
                }}
              />
            )}
          </>
        }
      >
        {reason !== undefined && (
          // It keeps its place: what is chosen below would move under the pointer.
          <Text textStyle="small" color="fg.muted" visibility={changed && 'hidden'}>
            {reason}
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
      <FileWarnings warnings={run.warnings} />
      <ImportOptionsForm
        options={{ ...run.options, ...draft.options }}
        isDisabled={isBusy}
        onChange={(options) => setDraft({ ...draft, options: { ...draft.options, ...options } })}
      >
        <LinkButton variant="plain" size="xs" flexShrink="0" marginInlineStart="auto">
          <RouterLink to={addressOf({ step: 'COLUMNS' })}>Sütunları değiştir</RouterLink>
        </LinkButton>
      </ImportOptionsForm>
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
        fields={fields}
        firstView={firstView}
        editing={{
          drafts: work.drafts,
          resume: work.resume,
          categories: run.categoryPaths,
          onMeantCategory: (row, text, category) => compareFrom(row, { categories: [{ text, category }] }),
          onNewCategory: (row, name, text) =>
            compareFrom(row, {
              newCategories: [name],
              ...(text !== undefined && text !== name && { categories: [{ text, category: name }] }),
            }),
        }}
      />
    </Stack>
  );
}
