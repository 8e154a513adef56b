import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import button from '../../ui/button.module.css';
import { EmailField } from '../../ui/email-field';
import { Form } from '../../ui/form';
import { FormFault } from '../../ui/form-fault';
import { SubmitButton } from '../../ui/submit-button';
import { useForm } from '../../ui/use-form';
import styles from './account-form.module.css';
import { accountFaults } from './account-faults';
import { Confirmation } from './confirmation';
import { textOf } from '../../ui/text-of';

const RequestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`);

const LOOKS_LIKE_AN_ADDRESS = /^\S+@\S+\.\S+$/;

/** Sends a link for a new password; whether the address has an account is told to nobody. */
export function ForgottenPasswordForm() {
  const [sentTo, setSentTo] = useState<string>();
  const [, requestReset] = useMutation(RequestPasswordResetMutation);
  const form = useForm(async (values) => {
    const email = textOf(values, 'email').trim();
    if (!LOOKS_LIKE_AN_ADDRESS.test(email)) {
      return { fields: { email: 'Geçerli bir e-posta adresi girin.' } };
    }
    const { error } = await requestReset({ email });
    if (error) return { goOnAt: 'email', ...accountFaults(error) };
    setSentTo(email);
    return undefined;
  });
  if (sentTo !== undefined) {
    return (
      <Confirmation title="E-postanızı denetleyin">
        <p>
          <b>{sentTo}</b> adresine kayıtlı bir hesap varsa şifre yenileme bağlantısı gönderdik. Bağlantı 30
          dakika geçerlidir ve bir kez kullanılabilir.
        </p>
        <p>Birkaç dakika içinde gelmezse istenmeyen e-posta klasörüne bakın.</p>
        <button
          type="button"
          className={`${button.button} ${button.line}`}
          onClick={() => setSentTo(undefined)}
        >
          Başka bir adres yazın
        </button>
      </Confirmation>
    );
  }
  return (
    <Form form={form} label="Şifremi unuttum" className={styles.form}>
      <FormFault />
      <EmailField name="email" label="E-posta" />
      <SubmitButton busyLabel="Gönderiliyor..." size="large" isFull>
        Bağlantı Gönder
      </SubmitButton>
    </Form>
  );
}
