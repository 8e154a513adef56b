import { Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { UnsavedChangesGuard } from '../../../ui/form/unsaved-changes-guard';
import { useFirstFocus } from '../../../ui/form/use-first-focus';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { AddOrderNoteMutation } from '../status/change-order-status';

const MAX_NOTE = 2_000;
const SCHEMA = z.object({
  note: z
    .string()
    .trim()
    .min(1, 'Notu yazın.')
    .max(MAX_NOTE, `En çok ${String(MAX_NOTE)} karakter yazılabilir.`),
});

/** A note that only staff read; the field is empty again once it was added. */
export function NoteForm({ orderId }: { orderId: string }) {
  const [added, setAdded] = useState(0);
  return (
    <EmptyNoteForm key={added} orderId={orderId} takesFocus={added > 0} onAdded={() => setAdded(added + 1)} />
  );
}

interface EmptyNoteFormProps {
  orderId: string;
  /** It follows one that was sent, whose button had the focus. */
  takesFocus: boolean;
  onAdded: () => void;
}

function EmptyNoteForm({ orderId, takesFocus, onAdded }: EmptyNoteFormProps) {
  const [, add] = useMutation(AddOrderNoteMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { note: '' },
    send: async ({ note }) => {
      const { error } = await add({ input: { orderId, note } });
      return error && refusalOf(error);
    },
    onAccepted: onAdded,
  });
  useFirstFocus(form, takesFocus ? 'note' : undefined);
  return (
    <Form form={form} label="İç not">
      <UnsavedChangesGuard form={form} />
      <Stack gap="3">
        <FormMessage />
        <Flex gap="2" align="end" wrap="wrap">
          <TextAreaField
            name="note"
            label="Ekip için iç not"
            hint="Müşteri görmez."
            rows={2}
            limit={MAX_NOTE}
            aria-keyshortcuts="n"
          />
          <SubmitButton colorPalette="petrol" busyLabel="Ekleniyor...">
            Not ekle
          </SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}
