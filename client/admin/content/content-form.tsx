import { Button, Card, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues } from 'react-hook-form';
import { type OperationResult, useClient } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { Icon } from '../../ui/controls/icon';
import { toaster } from '../../ui/feedback/toaster';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { UnsavedChangesGuard } from '../../ui/form/unsaved-changes-guard';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { type ReadRecord } from '../record/record';
import { RecordHistory } from '../record/record-history';
import { RecordNews } from '../record/record-news';
import { SaveBar } from '../record/save-bar';
import { useChangedFields } from '../record/use-changed-fields';
import { type RecordForm, useRecord } from '../record/use-record';
import { useSaveKey } from '../record/use-save-key';
import { type ContentRecord } from './content-record';

interface ContentFormProps<Values extends FieldValues> {
  record: ContentRecord<Values>;
  saved: ReadRecord<Values>;
  update: (
    document: unknown,
    expectedVersion: number,
  ) => Promise<OperationResult<{ document: { version: number } }>>;
  restore: (version: number, expectedVersion: number) => Promise<OperationResult<{ version: number }>>;
  children: ReactNode;
}

/** The form of a document: closed until somebody wants to edit it, and again once it is saved. */
export function ContentForm<Values extends FieldValues>(props: ContentFormProps<Values>) {
  const { record, saved, update, restore, children } = props;
  const [isEditing, setEditing] = useState(false);
  const state = useRecord(
    record,
    saved,
    async (values, expectedVersion) => {
      const { data, error } = await update(record.documentOf(values), expectedVersion);
      if (error) return { errors: record.errorsOf(refusalOf(error)) };
      return data ? { saved: record.valuesOf(data.document) } : { errors: {} };
    },
    { onSaved: () => setEditing(false) },
  );
  const { form, discard } = state;
  const giveUp = () => {
    discard();
    setEditing(false);
  };
  return (
    <>
      <Form form={form} label={record.label}>
        <UnsavedChangesGuard form={form} />
        <Stack gap="4" maxWidth="60rem">
          {isEditing ? (
            <EditBar record={record} state={state} onGiveUp={giveUp} />
          ) : (
            <ViewBar version={saved.version} onEdit={() => setEditing(true)} />
          )}
          <RecordNews fields={record.fields} state={state} />
          <FormMessage />
          <Card.Root>
            <chakra.fieldset disabled={!isEditing} minWidth="0" css={isEditing ? {} : CLOSED}>
              {children}
            </chakra.fieldset>
          </Card.Root>
        </Stack>
      </Form>
      <History
        record={record}
        saved={saved}
        {...(!isEditing && { restore: (version: number) => restore(version, saved.version) })}
      />
    </>
  );
}

/** What only changes something is not there while nothing can be changed; what is to be read stays well readable. */
const CLOSED = {
  '& [data-row-buttons], & [data-add], & [data-only-editing]': { display: 'none' },
  '& :is(input, textarea):disabled': { opacity: 1, color: 'fg', cursor: 'default' },
};

function ViewBar({ version, onEdit }: { version: number; onEdit: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The bar that was pressed is gone.
    if (!isFirst.current) button.current?.focus();
    isFirst.current = false;
  }, []);
  return (
    <Flex align="center" justify="space-between" wrap="wrap" gap="3" minHeight="12">
      <Text color="fg.muted">Sürüm {version} yayında. Alanlar düzenlemeye başlayınca açılır.</Text>
      <Button ref={button} colorPalette="copper" onClick={onEdit}>
        <Icon of={Pencil} />
        Düzenle
      </Button>
    </Flex>
  );
}

interface EditBarProps<Values extends FieldValues> {
  record: ContentRecord<Values>;
  state: RecordForm<Values>;
  onGiveUp: () => void;
}

function EditBar<Values extends FieldValues>({ record, state, onGiveUp }: EditBarProps<Values>) {
  const { form, begun } = state;
  // Only here: a closed form has nothing to save.
  useSaveKey(form.formRef);
  const changed = useChangedFields(record.fields, form.methods, begun);
  return (
    <SaveBar
      changed={changed.map((name) => record.fields[name].label)}
      isLeft
      onDiscard={onGiveUp}
      order={0}
      position={{ base: 'static', md: 'sticky' }}
    />
  );
}

interface HistoryProps<Values extends FieldValues> {
  record: ContentRecord<Values>;
  saved: ReadRecord<Values>;
  /** Left out while the form is open. */
  restore?: (version: number) => Promise<OperationResult<{ version: number }>>;
}

/** Every version with what changed, and the way back to it. */
function History<Values extends FieldValues>({ record, saved, restore }: HistoryProps<Values>) {
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
