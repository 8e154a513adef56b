import { Stack, Text } from '@chakra-ui/react';
import { DialogActions } from '../../ui/form/dialog-actions';
import { Form } from '../../ui/form/form';
import { type FormErrors } from '../../ui/form/form-errors';
import { FormMessage } from '../../ui/form/form-message';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { FormDialog } from '../../ui/overlay/form-dialog';
import { missingFieldsMessage, requiredText } from '../../features/account/required-text';
import { ProofFields } from './proof-fields';

export interface Proof {
  readonly password: string;
  readonly code: string;
}

const SCHEMAS = {
  password: z.object({ password: requiredText, code: z.string() }),
  code: z.object({ password: z.string(), code: requiredText }),
  'password and code': z.object({ password: requiredText, code: requiredText }),
};

interface ProofDialogProps {
  title: string;
  /** What follows from it. */
  text: string;
  asks: keyof typeof SCHEMAS;
  submitLabel: string;
  busyLabel: string;
  colorPalette: 'petrol' | 'danger';
  send: (proof: Proof) => Promise<FormErrors | undefined>;
  /** Where the focus goes when it closes; without an answer, back to the button that opened it. */
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}

/** Before the second factor is set up or changed: who is signed in proves who they are. */
export function ProofDialog(props: ProofDialogProps) {
  return (
    <FormDialog isOpen title={props.title} finalFocus={props.finalFocus} onClose={props.onClose}>
      <ProofForm {...props} />
    </FormDialog>
  );
}

function ProofForm({ text, asks, submitLabel, busyLabel, colorPalette, send, onClose }: ProofDialogProps) {
  const form = useForm({
    schema: SCHEMAS[asks],
    defaultValues: { password: '', code: '' },
    describeInvalid: missingFieldsMessage,
    send,
    onAccepted: onClose,
  });
  return (
    <Form form={form}>
      <Stack gap="4">
        <Text color="fg.muted">{text}</Text>
        <FormMessage />
        <ProofFields asks={asks} isSentWhenComplete={colorPalette !== 'danger'} />
        <DialogActions busyLabel={busyLabel} colorPalette={colorPalette}>
          {submitLabel}
        </DialogActions>
      </Stack>
    </Form>
  );
}
