import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMutation } from 'urql';
import { paths } from '../../app/paths';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import button from '../../ui/button.module.css';
import { Form } from '../../ui/form';
import { FormFault } from '../../ui/form-fault';
import { SubmitButton } from '../../ui/submit-button';
import text from '../../ui/text.module.css';
import { useForm } from '../../ui/use-form';
import styles from './account-form.module.css';
import { Confirmation } from './confirmation';
import { NewVerificationMail } from './new-verification-mail';
import { isSpentLink } from './spent-link';

const VerifyEmailMutation = graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token)
  }
`);

/** Proves an address with the link of a mail. It takes a press: programs that look through mails follow links too. */
export function EmailVerification({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'open' | 'done' | 'spent'>('open');
  const [, verifyEmail] = useMutation(VerifyEmailMutation);
  const form = useForm(async () => {
    const { error } = await verifyEmail({ token });
    const refusal = error && refusalOf(error);
    if (refusal && !isSpentLink(refusal)) return refusal;
    setOutcome(refusal ? 'spent' : 'done');
    return undefined;
  });
  if (outcome === 'done') {
    return (
      <Confirmation title="E-posta adresiniz doğrulandı">
        <p>Siparişlerinizle ilgili bildirimleri bu adrese göndereceğiz.</p>
        <Link to={paths.orders()} className={`${button.button} ${button.copper}`}>
          Siparişlerim
        </Link>
      </Confirmation>
    );
  }
  if (outcome === 'spent') {
    return (
      <Confirmation title="Bu bağlantı artık geçerli değil" tone="failed">
        <p>
          Bağlantı kullanılmış ya da süresi dolmuş. Adresinizi daha önce doğruladıysanız yapmanız gereken bir
          şey yok.
        </p>
        <NewVerificationMail />
      </Confirmation>
    );
  }
  return (
    <Form form={form} label="E-posta doğrulama" className={styles.form}>
      <p className={text.muted}>Adresin size ait olduğunu aşağıdaki düğmeyle doğrulayın.</p>
      <FormFault />
      <SubmitButton busyLabel="Doğrulanıyor..." size="large" isFull>
        E-posta Adresimi Doğrula
      </SubmitButton>
    </Form>
  );
}
