import { Link } from 'react-router-dom';
import { useMutation } from 'urql';
import { paths } from '../../app/paths';
import { graphql } from '../../graphql/graphql';
import { announceSessionChange } from '../../graphql/session-change';
import { EmailField } from '../../ui/email-field';
import { Form } from '../../ui/form';
import { FormFault } from '../../ui/form-fault';
import { type FormFaults } from '../../ui/form-faults';
import { missingFields } from '../../ui/missing-fields';
import { PasswordField } from '../../ui/password-field';
import { SubmitButton } from '../../ui/submit-button';
import text from '../../ui/text.module.css';
import { useForm } from '../../ui/use-form';
import { accountFaults } from './account-faults';
import styles from './account-form.module.css';
import { DemoAccounts, type DemoAccountsProps } from './demo-accounts';
import { textOf } from '../../ui/text-of';

const LoginMutation = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      id
    }
  }
`);

/** Who may try again goes on at the password, unless another field is at fault. */
const atPassword = (faults: FormFaults): FormFaults =>
  faults.code === undefined ? faults : { goOnAt: 'password', ...faults };

interface LoginFormProps extends Pick<DemoAccountsProps, 'accounts'> {
  onSuccess: () => void;
}

/** Asks who somebody is. */
export function LoginForm({ accounts, onSuccess }: LoginFormProps) {
  const [, login] = useMutation(LoginMutation);
  const form = useForm(async (values) => {
    const faults = missingFields(values, ['email', 'password'], 'Lütfen tüm alanları doldurun');
    if (faults) return faults;
    const input = { email: textOf(values, 'email'), password: textOf(values, 'password') };
    const { error } = await login({ input });
    if (error) return atPassword(accountFaults(error));
    onSuccess();
    announceSessionChange();
    return undefined;
  });
  const fill = (account: Record<'email' | 'password', string>) => {
    for (const [name, value] of Object.entries(account)) {
      const field = form.formRef.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    form.touch('email');
    form.touch('password');
  };
  return (
    <>
      <Form form={form} label="Giriş" className={styles.form}>
        <FormFault />
        <EmailField name="email" label="E-posta" />
        <PasswordField name="password" label="Şifre" autoComplete="current-password" />
        <p className={styles.aside}>
          <Link to={paths.forgottenPassword()} className={text.link}>
            Şifremi unuttum
          </Link>
        </p>
        <SubmitButton busyLabel="Giriş yapılıyor..." size="large" isFull>
          Giriş Yap
        </SubmitButton>
      </Form>
      <DemoAccounts accounts={accounts} onFill={fill} />
    </>
  );
}
