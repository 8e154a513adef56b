import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMutation, useQuery } from 'urql';
import { paths } from '../../app/paths';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { announceSessionChange } from '../../graphql/session-change';
import button from '../../ui/button.module.css';
import { Form } from '../../ui/form';
import { FormFault } from '../../ui/form-fault';
import { missingFields } from '../../ui/missing-fields';
import { SubmitButton } from '../../ui/submit-button';
import text from '../../ui/text.module.css';
import { useForm } from '../../ui/use-form';
import { useHydrated } from '../../ui/use-hydrated';
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

const NewPasswordRulesQuery = graphql(`
  query NewPasswordRules($token: String!) {
    passwordRules(token: $token) {
      minLength
      isForStaff
    }
  }
`);

const NAMES = ['password', 'passwordConfirmation'];

/** Sets a new password with the link of a mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'open' | 'done' | 'done by staff' | 'spent'>('open');
  const [{ data }] = useQuery({
    query: NewPasswordRulesQuery,
    variables: { token },
    requestPolicy: 'network-only',
    pause: !useHydrated(),
  });
  const rules = data?.passwordRules;
  const [, resetPassword] = useMutation(ResetPasswordMutation);
  const form = useForm(async (values) => {
    const faults =
      missingFields(values, NAMES, 'Lütfen tüm alanları doldurun') ??
      passwordFaults(values, rules?.minLength);
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
    setOutcome(isSpent ? 'spent' : rules?.isForStaff ? 'done by staff' : 'done');
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
  if (outcome === 'done by staff') {
    return (
      <Confirmation title="Şifreniz yenilendi">
        <p>Açık olan bütün oturumlarınız kapatıldı. Yönetim paneline yeni şifrenizle girebilirsiniz.</p>
      </Confirmation>
    );
  }
  if (outcome === 'spent' || rules === null) {
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
      <p className={text.muted}>Kaydettiğinizde açık olan bütün oturumlarınız kapanır.</p>
      <FormFault />
      <NewPasswordFields label="Yeni şifre" minLength={rules?.minLength} />
      <SubmitButton busyLabel="Kaydediliyor..." size="large" isFull>
        Şifreyi Kaydet
      </SubmitButton>
    </Form>
  );
}
