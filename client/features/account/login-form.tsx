import { Link, Stack } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { announceSessionChange } from '../../graphql/session-change';
import { paths } from '../../paths';
import { EmailField } from '../../ui/fields/email-field';
import { PasswordField } from '../../ui/fields/password-field';
import { Form } from '../../ui/form/form';
import { focusSubmit } from '../../ui/form/form-controls';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { accountErrors } from './account-errors';
import { DemoAccounts, type DemoAccountsProps } from './demo-accounts';
import { missingFieldsMessage, requiredText } from './required-text';

export const LoginMutation = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      id
    }
  }
`);

const SCHEMA = z.object({ email: requiredText, password: requiredText });

interface LoginFormProps extends Pick<DemoAccountsProps, 'accounts'> {
  onSuccess: () => void;
}

/** Asks who somebody is. */
export function LoginForm({ accounts, onSuccess }: LoginFormProps) {
  const [, login] = useMutation(LoginMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { email: '', password: '' },
    describeInvalid: missingFieldsMessage,
    send: async (input) => {
      const { error } = await login({ input });
      return error && { continueAt: 'password', ...accountErrors(error) };
    },
    onAccepted: () => {
      onSuccess();
      announceSessionChange();
    },
  });
  const fill = ({ login, password }: Record<'login' | 'password', string>) => {
    form.methods.setValue('email', login, { shouldDirty: true });
    form.methods.setValue('password', password, { shouldDirty: true });
    focusSubmit(form.formRef.current);
  };
  return (
    <>
      <Form form={form} label="Giriş">
        <Stack gap="4">
          <FormMessage />
          <EmailField name="email" label="E-posta" />
          <PasswordField name="password" label="Şifre" autoComplete="current-password" />
          <Link asChild alignSelf="flex-end" marginTop="-2" paddingBlock="3px" textStyle="small">
            <RouterLink to={paths.forgottenPassword()}>Şifremi unuttum</RouterLink>
          </Link>
          <SubmitButton busyLabel="Giriş yapılıyor..." size="lg" width="full">
            Giriş Yap
          </SubmitButton>
        </Stack>
      </Form>
      <DemoAccounts accounts={accounts} audience="CUSTOMER" onFill={fill} />
    </>
  );
}
