import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { CompareNotice } from '../preview/compare-notice';
import { EMPTY_DRAFT, previewInput } from '../preview/preview-draft';
import { usePreviewImport } from '../preview/preview-import';
import { SheetHeadings, wantsAttention } from '../preview/sheet-headings';
import { type KnownSheets, type PanelImport } from './run.query';

/** The way on for a file that was not applied: its headings are assigned by hand, and it is compared anew. */
export function CompareAgain({ run, known }: { run: PanelImport; known: KnownSheets }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problem, setProblem] = useState<string>();
  const { preview, isBusy } = usePreviewImport();
  const compare = async () => setProblem(await preview(previewInput(run, draft) ?? { id: run.id }));
  return (
    <Stack gap="4">
      <CompareNotice
        status="neutral"
        title="Bu dosya yeniden karşılaştırılabilir"
        text={
          run.sheets.some(wantsAttention)
            ? 'Yeniden yüklemeniz gerekmez. Aşağıda eşlediğiniz sütunlar da okunur.'
            : 'Yeniden yüklemeniz gerekmez.'
        }
        isBusy={isBusy}
        onCompare={() => void compare()}
      />
      {problem !== undefined && (
        <ErrorAlert role="alert">
          <p>{problem}</p>
        </ErrorAlert>
      )}
      <SheetHeadings
        sheets={run.sheets}
        known={known}
        supplier={run.supplier}
        draft={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    </Stack>
  );
}
