import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql } from '../../../graphql/graphql';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { reasonSchema } from '../status/reason';
import { ReasonField } from '../status/reason-field';
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
  /** Where reading goes on once it is withdrawn: the button is gone then. */
  continueAt: () => HTMLElement | null;
}

/** Withdraws a note; that there was one stays in the history. Shows nothing of other entries and withdrawn notes. */
export function NoteActions({ order, entry, onConflict, continueAt }: NoteActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isWithdrawn = useRef(false);
  const close = () => setIsAsking(false);
  const accept = () => {
    isWithdrawn.current = true;
    close();
  };
  if (entry.type !== 'OrderNoted') return null;
  return (
    <>
      {entry.note !== null && (
        <Button
          variant="ghost"
          size="xs"
          color="fg.muted"
          alignSelf="flex-start"
          marginInlineStart="-2"
          onClick={() => setIsAsking(true)}
        >
          Notu geri al
        </Button>
      )}
      <FormDialog
        isOpen={isAsking}
        title="Not geri alınsın mı?"
        finalFocus={() => (isWithdrawn.current ? continueAt() : null)}
        onClose={close}
      >
        <WithdrawForm order={order} noteVersion={entry.version} onConflict={onConflict} onAccepted={accept} />
      </FormDialog>
    </>
  );
}

interface WithdrawFormProps extends Pick<NoteActionsProps, 'order' | 'onConflict'> {
  noteVersion: number;
  onAccepted: () => void;
}

function WithdrawForm({ order, noteVersion, onConflict, onAccepted }: WithdrawFormProps) {
  const withdraw = useOrderChange(WithdrawOrderNoteMutation, { onConflict });
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
    onAccepted,
  });
  return (
    <Form form={form} label="Notun geri alınması">
      <Stack gap="4">
        <Text color="fg.muted">
          Notun metni artık gösterilmez; geri alındığı bilgisi zaman çizelgesinde kalır.
        </Text>
        <FormMessage />
        <ReasonField label="Neden" hint="Müşteri görmez." />
        <DialogActions colorPalette="danger" busyLabel="Geri alınıyor...">
          Notu geri al
        </DialogActions>
      </Stack>
    </Form>
  );
}
