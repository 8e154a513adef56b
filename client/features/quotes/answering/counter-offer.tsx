import { Button, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { formatLiraExactly, formatQuantity } from '../../../shop/format';
import { readKurus } from '../../../shop/kurus';
import { CheckField } from '../../../ui/choices/check-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { lineName } from '../detail/quote-lines';
import { type ShownOffer } from '../detail/shown-quote.fragment';
import { type QuoteKey } from '../status/quote-key';
import { CounterOfferMutation } from './answer-mutations';

const MAX = 2000;
const MAX_QUANTITY = 99_999;

const WISH = z.object({
  quantity: z
    .string()
    .trim()
    .refine((typed) => typed === '' || isQuantity(typed), 'Adedi 1 ile 99.999 arasında bir tam sayı yazın.'),
  price: z
    .string()
    .trim()
    .refine((typed) => typed === '' || (readKurus(typed) ?? 0) > 0, 'Fiyatı 1.234,50 gibi yazın.'),
  isUnwanted: z.boolean(),
});

const SCHEMA = z.object({
  lines: z.array(WISH),
  message: z
    .string()
    .trim()
    .max(MAX, `En çok ${String(MAX)} karakter yazılabilir.`),
});

interface CounterOfferProps {
  quoteKey: QuoteKey;
  offer: ShownOffer;
  onAnswered: () => void;
  /** Where the focus goes when the dialog closes: after an answer the button that opened it is gone. */
  finalFocus: () => HTMLElement | null;
}

/** Wants the newest offer otherwise: quantities, prices, lines that are to go. */
export function CounterOffer(props: CounterOfferProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="outline" width="full" onClick={() => setIsAsking(true)}>
        Değişiklik iste
      </Button>
      <FormDialog
        isOpen={isAsking}
        title="Neyi değiştirmek istersiniz?"
        finalFocus={props.finalFocus}
        onClose={() => setIsAsking(false)}
      >
        <CounterForm
          {...props}
          onAnswered={() => {
            setIsAsking(false);
            props.onAnswered();
          }}
        />
      </FormDialog>
    </>
  );
}

function CounterForm({ quoteKey, offer, onAnswered }: Omit<CounterOfferProps, 'finalFocus'>) {
  const [, counter] = useMutation(CounterOfferMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: {
      lines: offer.lines.map(() => ({ quantity: '', price: '', isUnwanted: false })),
      message: '',
    },
    send: async ({ lines: wishes, message }) => {
      const lines = offer.lines.flatMap(({ id }, index) => wishOf(id, wishes[index]));
      if (lines.length === 0) {
        return { message: 'En az bir kalemde değişiklik yazın; yalnız soru soracaksanız mesaj gönderin.' };
      }
      const input = { ...quoteKey, offer: offer.number, lines, message: message || null };
      const { error } = await counter({ input });
      return error && refusalOf(error);
    },
    onAccepted: onAnswered,
  });
  return (
    <Form form={form} label="Değişiklik isteği">
      <Stack gap="5">
        <Text textStyle="small" color="fg.muted">
          Değişmeyen alanları boş bırakın. Mağaza yeni bir sürüm hazırlar.
        </Text>
        <FormMessage />
        {offer.lines.map((line, index) => {
          const name = `lines.${String(index)}`;
          return (
            <Stack key={line.id} as="fieldset" gap="2" borderTopWidth="1px" paddingTop="3">
              <Text as="legend" fontWeight="medium" float="left">
                {lineName(line)}
              </Text>
              <Text textStyle="small" color="fg.muted" translate="no">
                {formatQuantity(line.quantity, line.unit)} × {formatLiraExactly(line.unitPrice)} net
              </Text>
              <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
                <TextField
                  name={`${name}.quantity`}
                  label="İstenen adet"
                  isOptional
                  inputMode="numeric"
                  autoComplete="off"
                />
                <MoneyField name={`${name}.price`} label="Hedef net fiyat" isOptional />
              </Grid>
              <CheckField name={`${name}.isUnwanted`}>Bu kalem çıkarılsın</CheckField>
            </Stack>
          );
        })}
        <TextAreaField name="message" label="Not" isOptional limit={MAX} />
        <DialogActions busyLabel="Gönderiliyor...">Değişikliği gönder</DialogActions>
      </Stack>
    </Form>
  );
}

function wishOf(lineId: string, wish: z.output<typeof WISH> | undefined) {
  if (!wish) return [];
  const { quantity, price, isUnwanted } = wish;
  if (!isUnwanted && quantity === '' && price === '') return [];
  return [
    {
      lineId,
      isUnwanted,
      quantity: quantity === '' || isUnwanted ? null : Number(quantity.replaceAll('.', '')),
      targetPrice: price === '' || isUnwanted ? null : readKurus(price),
    },
  ];
}

function isQuantity(typed: string): boolean {
  const count = /^\d{1,3}(?:\.\d{3})+$|^\d+$/.test(typed) ? Number(typed.replaceAll('.', '')) : 0;
  return count >= 1 && count <= MAX_QUANTITY;
}
