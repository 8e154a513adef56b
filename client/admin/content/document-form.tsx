import { Button, Card, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { FilePen, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues } from 'react-hook-form';
import { type OperationResult } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { Icon } from '../../ui/controls/icon';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { UnsavedChangesGuard } from '../../ui/form/unsaved-changes-guard';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { type ReadRecord } from '../record/record';
import { RecordNews } from '../record/record-news';
import { SaveBar } from '../record/save-bar';
import { useChangedFields } from '../record/use-changed-fields';
import { type RecordForm, type SaveResult, useRecord } from '../record/use-record';
import { useSaveKey } from '../record/use-save-key';
import { type ContentRecord } from './content-record';
import { type DraftState } from './drafts/use-content-draft';
import { type DraftKeeping, useDraftKeeping } from './drafts/use-draft-keeping';

/** A draft that is being edited. */
export interface OpenedDraft<Values> {
  readonly version: number;
  /** What was published when it was written. */
  readonly begun: Values;
  readonly values: Values;
}

interface DocumentFormProps<Values extends FieldValues> {
  record: ContentRecord<Values>;
  saved: ReadRecord<Values>;
  drafts: DraftState;
  /** What the form began with, when that is not what is published. */
  opened: OpenedDraft<Values> | undefined;
  isEditing: boolean;
  /** Whether it was open before. */
  hasEdited: boolean;
  update: (
    document: unknown,
    expectedVersion: number,
  ) => Promise<OperationResult<{ document: { version: number } }>>;
  onEdit: (isToBeEdited: boolean) => void;
  /** What was typed is a draft now, or given up: the form begins anew, without what was still being uploaded. */
  onKept: () => void;
  children: ReactNode;
}

/** The form of a document: closed until somebody wants to edit it, and again once it is saved or kept as a draft. */
export function DocumentForm<Values extends FieldValues>(props: DocumentFormProps<Values>) {
  const { record, saved, drafts, opened, isEditing, hasEdited, update, onEdit, onKept, children } = props;
  const keeping = useDraftKeeping(props);
  const state = useRecord(
    record,
    saved,
    async (values, expectedVersion): Promise<SaveResult<Values>> => {
      const document = record.documentOf(values);
      if (keeping.isAsked()) return { errors: await keeping.keep(document, expectedVersion) };
      const { data, error } = await update(document, expectedVersion);
      if (error) return { errors: record.errorsOf(refusalOf(error)) };
      return data ? { saved: record.valuesOf(data.document) } : { errors: {} };
    },
    { draft: opened, onSaved: () => onEdit(false) },
  );
  const { form } = state;
  return (
    <>
      <Form form={{ ...form, submit: keeping.submit(form.submit) }} label={record.label}>
        <UnsavedChangesGuard form={form} />
        <Stack gap="4" maxWidth="60rem">
          {isEditing ? (
            <EditBar
              record={record}
              state={state}
              canKeep={drafts.draft !== undefined}
              {...{ keeping, giveUp: onKept }}
            />
          ) : (
            <ViewBar version={saved.version} hasEdited={hasEdited} onEdit={() => onEdit(true)} />
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
      <ConfirmDialog
        isOpen={keeping.asks}
        title="Var olan taslağın yerine geçsin mi?"
        confirmLabel="Yerine kaydet"
        onConfirm={() => keeping.replace(form.formRef.current)}
        onClose={keeping.giveUpReplacing}
      >
        {drafts.draft?.changedBy?.name ?? 'Başka biri'} bu içerik için bir taslak kaydetti. Sizinki
        kaydedilince onunki panelden kalkar.
      </ConfirmDialog>
    </>
  );
}

/** What only changes something is not there while nothing can be changed; what is to be read stays well readable. */
const CLOSED = {
  '& [data-row-buttons], & [data-add], & [data-only-editing]': { display: 'none' },
  '& :is(input, textarea):disabled': { opacity: 1, color: 'fg', cursor: 'default' },
};

interface ViewBarProps {
  version: number;
  /** Whether it stands in place of the bar of a form that was open. */
  hasEdited: boolean;
  onEdit: () => void;
}

function ViewBar({ version, hasEdited, onEdit }: ViewBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The bar that was pressed is gone.
    if (hasEdited) button.current?.focus();
  }, [hasEdited]);
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
  keeping: DraftKeeping;
  canKeep: boolean;
  giveUp: () => void;
}

function EditBar<Values extends FieldValues>({
  record,
  state,
  keeping,
  canKeep,
  giveUp,
}: EditBarProps<Values>) {
  const { form, begun } = state;
  // Only here: a closed form has nothing to save.
  useSaveKey(form.formRef);
  useEffect(() => {
    // The button that opened it is gone.
    form.formRef.current
      ?.querySelector<HTMLElement>('fieldset :is(input:not([type=hidden]), textarea)')
      ?.focus({ preventScroll: true });
  }, [form.formRef]);
  const changed = useChangedFields(record.fields, form.methods, begun);
  return (
    <SaveBar
      changed={changed.map((name) => record.fields[name].label)}
      isLeft
      onDiscard={giveUp}
      order={0}
      position={{ base: 'static', md: 'sticky' }}
      otherWay={
        canKeep &&
        changed.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            aria-disabled={form.isBusy || undefined}
            onClick={() => keeping.ask(form.formRef.current)}
          >
            <Icon of={FilePen} />
            Taslak kaydet
          </Button>
        )
      }
    />
  );
}
