import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { Form } from '../../ui/form';
import { FormFault } from '../../ui/form-fault';
import { SubmitButton } from '../../ui/submit-button';
import { EmailField } from '../../ui/email-field';
import { TextField } from '../../ui/text-field';
import { textOf } from '../../ui/text-of';
import { useForm } from '../../ui/use-form';
import styles from './ended-link.module.css';

const RequestOrderLinkMutation = graphql(`
  mutation RequestOrderLink($number: String!, $email: String!) {
    requestOrderLink(number: $number, email: $email)
  }
`);

interface NewLinkFormProps {
  /** Why the earlier link does not work. */
  reason: string;
}

/** Mails a new tracking link, without revealing whether there is such an order. */
export function NewLinkForm({ reason }: NewLinkFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const [, request] = useMutation(RequestOrderLinkMutation);
  const form = useForm(async (values) => {
    const [number, email] = [textOf(values, 'number').trim(), textOf(values, 'email').trim()];
    const fields = {
      ...(number === '' ? { number: 'Sipariş numaranızı yazın.' } : {}),
      ...(email === '' ? { email: 'E-posta adresinizi yazın.' } : {}),
    };
    if (Object.keys(fields).length > 0) return { fields };
    const { error } = await request({ number, email });
    if (error) return refusalOf(error);
    setSentTo(email);
    return undefined;
  });
  if (sentTo !== undefined) {
    return (
      <p role="status">
        Bu numarayla <b>{sentTo}</b> adresine kayıtlı bir sipariş varsa yeni bağlantıyı gönderdik. Birkaç
        dakika içinde gelmezse istenmeyen e-posta klasörüne bakın.
      </p>
    );
  }
  return (
    <Form form={form} label="Yeni takip bağlantısı" className={styles.form}>
      <p role="status">{reason}</p>
      <FormFault />
      <TextField
        name="number"
        label="Sipariş numarası"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
      />
      <EmailField name="email" label="E-posta" hint="Siparişi verirken yazdığınız adres" />
      <SubmitButton busyLabel="Gönderiliyor...">Yeni bağlantı gönder</SubmitButton>
    </Form>
  );
}
