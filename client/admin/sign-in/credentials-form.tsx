import { Stack } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { missingFieldsMessage, requiredText } from '../../features/account/required-text';
import { DemoAccounts, type DemoAccountsProps } from '../../features/account/demo-accounts';
import { ErrorAlert } from '../../ui/feedback/error-alert';
import { PasswordField } from '../../ui/fields/password-field';
import { TextField } from '../../ui/fields/text-field';
import { Form } from '../../ui/form/form';
import { focusSubmit } from '../../ui/form/form-controls';
import { type FormErrors } from '../../ui/form/form-errors';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { useFirstFocus } from '../../ui/form/use-first-focus';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';

export interface Credentials {
  /** User name or e-mail address. */
  readonly login: string;
  readonly password: string;
}

const SCHEMA = z.object({ login: requiredText, password: requiredText });

interface CredentialsFormProps extends Pick<DemoAccountsProps, 'accounts'> {
  /** What was typed earlier. */
  login: string;
  /** Why it is asked once more. */
  reason: string | undefined;
  /** The field to begin at, where the form takes the place of what had the focus. */
  firstFocus: keyof Credentials | undefined;
  /** Stands below the password: the way on for those who do not know it. */
  help: ReactNode;
  /** Another way to sign in, below the form. */
  alternative?: ReactNode;
  send: (credentials: Credentials) => Promise<FormErrors | undefined>;
}

/** Asks staff who they are. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { accounts, login, reason, firstFocus, help, alternative, send } = props;
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { login, password: '' },
    describeInvalid: missingFieldsMessage,
    send,
  });
  useFirstFocus(form, firstFocus);
  const fill = (account: Credentials) => {
    form.methods.setValue('login', account.login, { shouldDirty: true });
    form.methods.setValue('password', account.password, { shouldDirty: true });
    focusSubmit(form.formRef.current);
  };
  return (
    <>
      {reason !== undefined && (
        <ErrorAlert role="alert">
          <p>{reason}</p>
        </ErrorAlert>
      )}
      <Form form={form} label="Giriş">
        <Stack gap="4">
          <FormMessage />
          <TextField
            name="login"
            label="Kullanıcı adı veya e-posta"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField name="password" label="Şifre" autoComplete="current-password" />
          {help}
          <SubmitButton busyLabel="Giriş yapılıyor..." size="lg" width="full">
            Giriş yap
          </SubmitButton>
        </Stack>
      </Form>
      {alternative}
      <DemoAccounts accounts={accounts} audience="STAFF" onFill={fill} />
    </>
  );
}
