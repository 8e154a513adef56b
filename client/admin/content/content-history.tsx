import { useState } from 'react';
import { type FieldValues } from 'react-hook-form';
import { type OperationResult, useClient } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { toaster } from '../../ui/feedback/toaster';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { type ReadRecord } from '../record/record';
import { RecordHistory } from '../record/record-history';
import { type ContentRecord } from './content-record';

interface ContentHistoryProps<Values extends FieldValues> {
  record: ContentRecord<Values>;
  saved: ReadRecord<Values>;
  /** Left out while the form is open. */
  restore?: (version: number) => Promise<OperationResult<{ version: number }>>;
}

/** Every version with what changed, and the way back to it. */
export function ContentHistory<Values extends FieldValues>({
  record,
  saved,
  restore,
}: ContentHistoryProps<Values>) {
  const client = useClient();
  const [asked, setAsked] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    if (asked === undefined || !restore) return;
    setBusy(true);
    const { error } = await restore(asked);
    // What is shown follows at once; another window is told by the server.
    await client.query(record.query, record.variables ?? {}, { requestPolicy: 'network-only' }).toPromise();
    setBusy(false);
    setAsked(undefined);
    if (error) toaster.error({ title: 'Geri getirilemedi', description: refusalOf(error).message });
    else toaster.success({ title: `Sürüm ${String(asked)} geri getirildi` });
  };
  return (
    <>
      <RecordHistory record={record} saved={saved} onRestore={restore && setAsked} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={`Sürüm ${String(asked ?? '')} geri getirilsin mi?`}
        confirmLabel="Geri getir"
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(undefined)}
      >
        O günkü içerik yeni bir sürüm olarak yayımlanır. Aradaki sürümler geçmişte kalır.
      </ConfirmDialog>
    </>
  );
}
