import { Stack } from '@chakra-ui/react';
import { type CombinedError } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { TextField } from '../../../ui/fields/text-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';

const MAX_NAME = 80;

const SCHEMA = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Listeye bir ad verin.')
    .max(MAX_NAME, `En çok ${String(MAX_NAME)} karakter yazılabilir.`),
});

interface ListNameDialogProps {
  isOpen: boolean;
  title: string;
  /** The name it has; empty for a new list. */
  name: string;
  send: (name: string) => Promise<{ error?: CombinedError | undefined }>;
  onClose: () => void;
}

/** Asks for the name of a list. */
export function ListNameDialog({ isOpen, title, ...form }: ListNameDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title={title} onClose={form.onClose}>
      <NameForm title={title} {...form} />
    </FormDialog>
  );
}

function NameForm({ title, name, send, onClose }: Omit<ListNameDialogProps, 'isOpen'>) {
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { name },
    send: async (typed) => {
      const { error } = await send(typed.name);
      return error && refusalOf(error);
    },
    onAccepted: onClose,
  });
  return (
    <Form form={form} label={title}>
      <Stack gap="4">
        <FormMessage />
        <TextField name="name" label="Listenin adı" autoComplete="off" placeholder="Mahmutbey B Blok" />
        <DialogActions busyLabel="Kaydediliyor...">Kaydet</DialogActions>
      </Stack>
    </Form>
  );
}
