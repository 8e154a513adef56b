import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMutation } from 'urql';
import { paths } from '../../app/paths';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { announceSessionChange } from '../../graphql/session-change';
import button from '../../ui/button.module.css';
import { Form } from '../../ui/form';
import { FormFault } from '../../ui/form-fault';
import { missingFields } from '../../ui/missing-fields';
import { SubmitButton } from '../../ui/submit-button';
import { useForm } from '../../ui/use-form';
import styles from './account-form.module.css';
import { Confirmation } from './confirmation';
import { NewPasswordFields } from './new-password-fields';
import { accountFaults } from './account-faults';
import { passwordFaults } from './password-faults';
import { isSpentLink } from './spent-link';
import { textOf } from '../../ui/text-of';

const ResetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input)
  }
`);

const NAMES = ['password', 'passwordConfirmation'];

/** Sets a new password with the link of a mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'open' | 'done' | 'spent'>('open');
  const [, resetPassword] = useMutation(ResetPasswordMutation);
  const form = useForm(async (values) => {
    const faults = missingFields(values, NAMES, 'Lütfen tüm alanları doldurun') ?? passwordFaults(values);
    if (faults) return faults;
    const { error } = await resetPassword({
      input: {
        token,
        password: textOf(values, 'password'),
        passwordConfirmation: textOf(values, 'passwordConfirmation'),
      },
    });
    const isSpent = error !== undefined && isSpentLink(refusalOf(error));
    if (error && !isSpent) return { goOnAt: 'password', ...accountFaults(error) };
    // A new password ends every session, this one too.
    if (!error) announceSessionChange();
    setOutcome(isSpent ? 'spent' : 'done');
    return undefined;
  });
  if (outcome === 'done') {
    return (
      <Confirmation title="Şifreniz yenilendi">
        <p>Açık olan bütün oturumlarınız kapatıldı. Yeni şifrenizle giriş yapabilirsiniz.</p>
        <Link to={paths.login()} className={`${button.button} ${button.copper}`}>
          Giriş yapın
        </Link>
      </Confirmation>
    );
  }
  if (outcome === 'spent') {
    return (
      <Confirmation title="Bu bağlantı artık geçerli değil" tone="failed">
        <p>Bağlantı kullanılmış ya da 30 dakikalık süresi dolmuş. Şifreniz değişmedi.</p>
        <Link to={paths.forgottenPassword()} className={`${button.button} ${button.copper}`}>
          Yeni bağlantı isteyin
        </Link>
      </Confirmation>
    );
  }
  return (
    <Form form={form} label="Şifre yenileme" className={styles.form}>
      <FormFault />
      <NewPasswordFields label="Yeni şifre" />
      <SubmitButton busyLabel="Kaydediliyor..." size="large" isFull>
        Şifreyi Kaydet
      </SubmitButton>
    </Form>
  );
}
