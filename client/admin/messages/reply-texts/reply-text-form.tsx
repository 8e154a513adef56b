import { Button, Flex, Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { toaster } from '../../../ui/feedback/toaster';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useFirstFocus } from '../../../ui/form/use-first-focus';
import { type FormState, useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { type ReplyText } from '../detail/message.query';
import { ReplyTextHistory } from './reply-text-history';

const SaveReplyTextMutation = graphql(`
  mutation SaveReplyText($input: SaveMessageReplyTextInput!) {
    saveMessageReplyText(input: $input) {
      id
      title
      text
      version
    }
  }
`);

export const DeleteReplyTextMutation = graphql(`
  mutation DeleteReplyText($id: ID!) {
    deleteMessageReplyText(id: $id)
  }
`);

const MAX_TITLE = 80;
const MAX_TEXT = 4_000;
const SCHEMA = z.object({
  title: z.string().trim().min(1, 'Başlığı yazın.').max(MAX_TITLE, 'En çok 80 karakter yazılabilir.'),
  text: z.string().trim().min(1, 'Metni yazın.').max(MAX_TEXT, 'En çok 4000 karakter yazılabilir.'),
});

interface ReplyTextFormProps {
  /** Left out for a new one. */
  saved?: ReplyText;
  /** Whether something is written that was not saved: the screen asks before it is left. */
  onDirty: (isDirty: boolean) => void;
  /** What had the focus before is gone. */
  takesFocus: boolean;
  onSaved: () => void;
}

/** A text that replies begin with: added, changed or deleted. */
export function ReplyTextForm({ saved, onDirty, takesFocus, onSaved }: ReplyTextFormProps) {
  const [, save] = useMutation(SaveReplyTextMutation);
  const [{ fetching }, remove] = useMutation(DeleteReplyTextMutation);
  const [isAsking, setIsAsking] = useState(false);
  const [hasHistory, setHasHistory] = useState(false);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { title: saved?.title ?? '', text: saved?.text ?? '' },
    send: async (values) => {
      const known = saved && { id: saved.id, expectedVersion: saved.version };
      const { error } = await save({ input: { ...known, ...values } });
      return error && refusalOf(error);
    },
    onAccepted: onSaved,
  });
  useDirty(form, onDirty);
  useFirstFocus(form, takesFocus ? 'title' : undefined);
  const confirm = async () => {
    if (!saved) return;
    const { error } = await remove({ id: saved.id });
    setIsAsking(false);
    if (error) toaster.error({ title: 'Silinemedi', description: refusalOf(error).message });
    else onSaved();
  };
  return (
    <Form form={form} label={saved ? saved.title : 'Yeni hazır yanıt'}>
      <Stack gap="3">
        <FormMessage />
        <TextField name="title" label="Başlık" />
        <TextAreaField name="text" label="Metin" rows={4} limit={MAX_TEXT} />
        <Flex gap="2">
          <SubmitButton colorPalette="petrol" busyLabel="Kaydediliyor...">
            {saved ? 'Kaydet' : 'Ekle'}
          </SubmitButton>
          {saved && (
            <>
              <Button variant="outline" onClick={() => setHasHistory(true)}>
                Geçmiş
              </Button>
              <Button variant="outline" onClick={() => setIsAsking(true)}>
                Sil
              </Button>
            </>
          )}
        </Flex>
      </Stack>
      {saved && (
        <FormDialog isOpen={hasHistory} title={saved.title} onClose={() => setHasHistory(false)}>
          <ReplyTextHistory
            saved={saved}
            onRestore={({ title, text }) => {
              form.methods.setValue('title', title, { shouldDirty: true });
              form.methods.setValue('text', text, { shouldDirty: true });
              setHasHistory(false);
              toaster.create(FILLED);
            }}
          />
        </FormDialog>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Hazır yanıt silinsin mi?"
        confirmLabel="Sil"
        isDangerous
        isBusy={fetching}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        «{saved?.title}» yanıt yazarken artık seçilemez. Gönderilmiş yanıtlar değişmez.
      </ConfirmDialog>
    </Form>
  );
}

const FILLED = {
  type: 'info',
  title: 'Eski hâli forma kondu',
  description: 'Kaydedince geçerli olur.',
};

/** Reports it once more when the form goes: nothing is left of it. */
function useDirty({ methods }: FormState<z.infer<typeof SCHEMA>>, onDirty: (isDirty: boolean) => void): void {
  const { isDirty } = useFormState({ control: methods.control });
  const report = useEffectEvent(onDirty);
  useEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty]);
}
