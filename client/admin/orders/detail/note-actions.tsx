import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../../graphql/graphql';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { MAX_REASON, reasonSchema } from '../status/reason';
import { useOrderChange } from '../status/use-order-change';

const WithdrawOrderNoteMutation = graphql(`
  mutation WithdrawOrderNote($input: WithdrawOrderNoteInput!) {
    withdrawOrderNote(input: $input) {
      id
      version
    }
  }
`);

interface NoteActionsProps {
  order: { readonly id: string; readonly version: number };
  entry: { readonly version: number; readonly type: string; readonly note: string | null };
  /** The order that is shown is older than what the server knows. */
  onConflict: () => void;
}

/** Withdraws a note; that there was one stays in the history. Returns null when the entry is no note, or withdrawn already. */
export function NoteActions({ order, entry, onConflict }: NoteActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (entry.type !== 'OrderNoted' || entry.note === null) return null;
  return (
    <>
      <Button variant="ghost" size="xs" color="fg.muted" onClick={() => setIsAsking(true)}>
        Notu geri al
      </Button>
      <FormDialog isOpen={isAsking} title="Not geri alınsın mı?" onClose={() => setIsAsking(false)}>
        <WithdrawForm
          order={order}
          noteVersion={entry.version}
          onConflict={onConflict}
          onClose={() => setIsAsking(false)}
        />
      </FormDialog>
    </>
  );
}

interface WithdrawFormProps extends Pick<NoteActionsProps, 'order' | 'onConflict'> {
  noteVersion: number;
  onClose: () => void;
}

function WithdrawForm({ order, noteVersion, onConflict, onClose }: WithdrawFormProps) {
  const withdraw = useOrderChange(WithdrawOrderNoteMutation, onConflict);
  const form = useForm({
    schema: z.object({ reason: reasonSchema }),
    defaultValues: { reason: '' },
    send: ({ reason }) =>
      withdraw({
        input: {
          orderId: order.id,
          expectedVersion: order.version,
          note: noteVersion,
          reason: reason || null,
        },
      }),
    onAccepted: onClose,
  });
  return (
    <Form form={form} label="Notun geri alınması">
      <Stack gap="4">
        <Text color="fg.muted">
          Notun metni artık gösterilmez; geri alındığı bilgisi zaman çizelgesinde kalır.
        </Text>
        <FormMessage />
        <TextAreaField name="reason" label="Neden" isOptional limit={MAX_REASON} />
        <Flex wrap="wrap" justify="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <SubmitButton colorPalette="danger" busyLabel="Geri alınıyor...">
            Notu geri al
          </SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}
