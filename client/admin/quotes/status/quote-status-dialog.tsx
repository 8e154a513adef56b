import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../../graphql/graphql';
import { QUOTE_STATUSES, type QuoteStatus } from '../../../shop/quote-labels';
import { toaster } from '../../../ui/feedback/toaster';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { useQuoteChange } from './use-quote-change';

export const ChangeQuoteStatusMutation = graphql(`
  mutation ChangeQuoteStatus($input: ChangeQuoteStatusInput!) {
    changeQuoteStatus(input: $input) {
      id
      version
      status
    }
  }
`);

const MAX_REASON = 500;

/** Why a quote gets another status. */
export const QUOTE_REASON = z
  .string()
  .trim()
  .max(MAX_REASON, `En çok ${String(MAX_REASON)} karakter yazılabilir.`);

/** A rejection says why; all others may. */
export const quoteReasonOf = (status: QuoteStatus) =>
  status === 'REJECTED' ? QUOTE_REASON.min(1, 'Neden reddedildiğini yazın.') : QUOTE_REASON;

/** Why, in a form that changes the status of one quote or of several. */
export function QuoteReasonField({ status }: { status: QuoteStatus }) {
  return (
    <TextAreaField
      name="reason"
      label="Açıklama"
      hint="Yalnızca ekip okur."
      isOptional={status !== 'REJECTED'}
      limit={MAX_REASON}
    />
  );
}

/** A status that was chosen for a quote and waits for its confirmation. */
export interface QuoteStatusChoice {
  readonly quote: { readonly id: string; readonly number: string; readonly version: number };
  readonly status: QuoteStatus;
}

interface QuoteStatusDialogProps {
  /** Nothing is asked without one. */
  choice: QuoteStatusChoice | undefined;
  /** The quote that is shown is older than what the server knows. */
  onChanged: () => void;
  onClose: () => void;
}

/** Asks why a quote gets another status: no offer is sent and no order is made by that. */
export function QuoteStatusDialog({ choice, onChanged, onClose }: QuoteStatusDialogProps) {
  return (
    <FormDialog
      isOpen={choice !== undefined}
      title={choice ? `${choice.quote.number}: ${QUOTE_STATUSES[choice.status].label}` : ''}
      onClose={onClose}
    >
      {choice && <StatusForm choice={choice} onChanged={onChanged} onClose={onClose} />}
    </FormDialog>
  );
}

function StatusForm({
  choice: { quote, status },
  onChanged,
  onClose,
}: QuoteStatusDialogProps & { choice: QuoteStatusChoice }) {
  // The version that somebody else made meanwhile.
  const [version, setVersion] = useState(quote.version);
  const change = useQuoteChange(ChangeQuoteStatusMutation, {
    onConflict: (current) => {
      if (current) setVersion(current.version);
      onChanged();
    },
    onChanged: () => {
      toaster.success({ title: `${quote.number}: ${QUOTE_STATUSES[status].label}` });
      onChanged();
    },
  });
  const form = useForm({
    schema: z.object({ reason: quoteReasonOf(status) }),
    defaultValues: { reason: '' },
    send: ({ reason }) =>
      change({ input: { id: quote.id, expectedVersion: version, status, reason: reason || null } }),
    onAccepted: onClose,
  });
  return (
    <Form form={form} label="Teklif durumu">
      <Stack gap="4">
        <Text color="fg.muted">
          {status === 'ACCEPTED'
            ? 'Bu değişiklik sipariş oluşturmaz ve müşteriye bildirilmez.'
            : 'Bu değişiklik müşteriye bildirilmez.'}
        </Text>
        <FormMessage />
        <QuoteReasonField status={status} />
        <DialogActions colorPalette={status === 'REJECTED' ? 'danger' : 'copper'} busyLabel="Kaydediliyor...">
          Durumu kaydet
        </DialogActions>
      </Stack>
    </Form>
  );
}
