import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { DECLINE_REASONS } from '../../../shop/quote-labels';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { type QuoteKey } from '../status/quote-key';
import { DeclineQuoteMutation } from './answer-mutations';

type Reason = keyof typeof DECLINE_REASONS;

const REASONS = Object.keys(DECLINE_REASONS) as Reason[];
const MAX = 2000;

const SCHEMA = z.object({
  reason: z.enum(REASONS, 'Nedenini seçin.'),
  message: z
    .string()
    .trim()
    .max(MAX, `En çok ${String(MAX)} karakter yazılabilir.`),
});

interface DeclineQuoteProps {
  quoteKey: QuoteKey;
  /** The newest; null before the first. */
  offer: number | null;
  onAnswered: () => void;
  /** Where the focus goes when the dialog closes: after an answer the button that opened it is gone. */
  finalFocus: () => HTMLElement | null;
}

/** Says that the buyer does not want it, and why. */
export function DeclineQuote({ quoteKey, offer, onAnswered, finalFocus }: DeclineQuoteProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="outline" width="full" color="danger.fg" onClick={() => setIsAsking(true)}>
        {offer === null ? 'Talebi geri çek' : 'Reddet'}
      </Button>
      <FormDialog
        isOpen={isAsking}
        title={offer === null ? 'Talebinizi geri çekiyor musunuz?' : 'Teklifi reddediyor musunuz?'}
        finalFocus={finalFocus}
        onClose={() => setIsAsking(false)}
      >
        <DeclineForm
          quoteKey={quoteKey}
          offer={offer}
          onAnswered={() => {
            setIsAsking(false);
            onAnswered();
          }}
        />
      </FormDialog>
    </>
  );
}

function DeclineForm({ quoteKey, offer, onAnswered }: Omit<DeclineQuoteProps, 'finalFocus'>) {
  const [, decline] = useMutation(DeclineQuoteMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { reason: '' as Reason, message: '' },
    send: async ({ reason, message }) => {
      const { error } = await decline({ input: { ...quoteKey, offer, reason, message: message || null } });
      return error && refusalOf(error);
    },
    onAccepted: onAnswered,
  });
  return (
    <Form form={form} label={offer === null ? 'Talebi geri çek' : 'Teklifi reddet'}>
      <Stack gap="4">
        <FormMessage />
        <SelectField name="reason" label="Neden">
          <option value="">Seçin</option>
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {DECLINE_REASONS[reason]}
            </option>
          ))}
        </SelectField>
        <TextAreaField name="message" label="Açıklama" isOptional limit={MAX} />
        <DialogActions colorPalette="danger" busyLabel="Gönderiliyor...">
          {offer === null ? 'Talebi Geri Çek' : 'Teklifi Reddet'}
        </DialogActions>
      </Stack>
    </Form>
  );
}
