import { Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { EmailField } from '../../../ui/fields/email-field';
import { TextField } from '../../../ui/fields/text-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';

export const RequestOrderLinkMutation = graphql(`
  mutation RequestOrderLink($number: String!, $email: String!) {
    requestOrderLink(number: $number, email: $email)
  }
`);

const SCHEMA = z.object({
  number: z.string().trim().min(1, 'Sipariş numaranızı yazın.').max(50, 'En çok 50 karakter yazılabilir.'),
  email: z.string().trim().min(1, 'E-posta adresinizi yazın.'),
});

interface NewLinkFormProps {
  /** Why a link is needed. */
  reason: string;
  /** What the button says. */
  action: string;
}

/** Mails a tracking link, without revealing whether there is such an order. */
export function NewLinkForm({ reason, action }: NewLinkFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);
  const [, request] = useMutation(RequestOrderLinkMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { number: '', email: '' },
    send: async (wanted) => {
      const { error } = await request(wanted);
      if (error) return refusalOf(error);
      setSentTo(wanted.email);
      return undefined;
    },
    // The button that was pressed is gone then.
    onAccepted: () => status.current?.focus(),
  });
  return (
    <Stack gap="4">
      <Text role="status" ref={status} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        {sentTo === undefined ? (
          reason
        ) : (
          <>
            Bu numarayla <b>{sentTo}</b> adresine kayıtlı bir sipariş varsa takip bağlantısını gönderdik.
            Birkaç dakika içinde gelmezse istenmeyen e-posta klasörüne bakın.
          </>
        )}
      </Text>
      {sentTo === undefined && (
        <Form form={form} label="Takip bağlantısı">
          <Stack gap="4">
            <FormMessage />
            <TextField
              name="number"
              label="Sipariş numarası"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <EmailField name="email" label="E-posta" hint="Siparişi verirken yazdığınız adres" />
            <SubmitButton busyLabel="Gönderiliyor...">{action}</SubmitButton>
          </Stack>
        </Form>
      )}
    </Stack>
  );
}
