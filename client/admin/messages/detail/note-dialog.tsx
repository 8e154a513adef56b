import { Button, Stack } from '@chakra-ui/react';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { Icon } from '../../../ui/controls/icon';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { NoteMessageMutation } from './message.query';

const MAX_NOTE = 2_000;
const SCHEMA = z.object({
  note: z.string().trim().min(1, 'Notu yazın.').max(MAX_NOTE, 'En çok 2000 karakter yazılabilir.'),
});

/** A note that staff alone see, in the thread of the message. */
export function NoteDialog({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-keyshortcuts="n" onClick={() => setIsOpen(true)}>
        <Icon of={NotebookPen} />
        İç not ekle
      </Button>
      <FormDialog isOpen={isOpen} title="İç not" onClose={close}>
        <NoteForm id={id} onClose={close} />
      </FormDialog>
    </>
  );
}

function NoteForm({ id, onClose }: { id: string; onClose: () => void }) {
  const [, addNote] = useMutation(NoteMessageMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { note: '' },
    send: async ({ note }) => {
      const { error } = await addNote({ input: { id, note } });
      return error && refusalOf(error);
    },
    onAccepted: onClose,
  });
  return (
    <Form form={form} label="İç not">
      <Stack gap="4">
        <FormMessage />
        <TextAreaField
          name="note"
          label="Not"
          hint="Yalnız ekip görür, gönderen görmez."
          rows={4}
          limit={MAX_NOTE}
        />
        <DialogActions colorPalette="petrol" busyLabel="Ekleniyor...">
          Notu ekle
        </DialogActions>
      </Stack>
    </Form>
  );
}
