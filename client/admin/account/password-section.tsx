import { Stack } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { NewPasswordFields } from '../../features/account/new-password-fields';
import { newPasswordSchema } from '../../features/account/new-password-schema';
import { missingFieldsMessage, requiredText } from '../../features/account/required-text';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { toaster } from '../../ui/feedback/toaster';
import { PasswordField } from '../../ui/fields/password-field';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { FormSection } from '../../ui/form/form-section';
import { type FieldOfCode, refusalErrors } from '../../ui/form/refusal-errors';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { ENDS_SESSIONS } from './second-factor-operations';

export const ChangePasswordMutation = graphql(`
  mutation ChangeStaffPassword($input: ChangeStaffPasswordInput!) {
    changeStaffPassword(input: $input)
  }
`);

/** Of staff; the server judges it anyway. */
const MIN_LENGTH = 12;

const SCHEMA = z.object({ currentPassword: requiredText }).and(newPasswordSchema(MIN_LENGTH));
const EMPTY = { currentPassword: '', password: '', passwordConfirmation: '' };

const FIELD_OF_CODE: FieldOfCode = {
  PASSWORD_WRONG: 'currentPassword',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_TOO_COMMON: 'password',
};

/** A new password for the person who is signed in. */
export function PasswordSection({ login }: { login: string }) {
  const [, changePassword] = useMutation(ChangePasswordMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: EMPTY,
    describeInvalid: missingFieldsMessage,
    send: async ({ currentPassword, password }) => {
      const { error } = await changePassword(
        { input: { currentPassword, newPassword: password } },
        ENDS_SESSIONS,
      );
      return error && refusalErrors(refusalOf(error), FIELD_OF_CODE);
    },
    onAccepted: () => {
      form.methods.reset(EMPTY);
      toaster.success({ title: 'Şifreniz değiştirildi', description: 'Diğer oturumlarınız kapatıldı.' });
    },
  });
  return (
    <FormSection
      anchor="sifre"
      title="Şifre"
      reason="Değiştirdiğinizde bu tarayıcı dışındaki oturumlarınız kapanır."
    >
      <Form form={form} label="Şifre değiştirme">
        <Stack gap="4" maxWidth="sm">
          <FormMessage />
          {/* Tells password managers whose password it is. */}
          <input type="text" autoComplete="username" value={login} readOnly hidden />
          <PasswordField name="currentPassword" label="Mevcut şifre" autoComplete="current-password" />
          <NewPasswordFields label="Yeni şifre" minLength={MIN_LENGTH} />
          <Stack align="flex-start">
            <SubmitButton busyLabel="Kaydediliyor..." colorPalette="petrol">
              Şifreyi değiştir
            </SubmitButton>
          </Stack>
        </Stack>
      </Form>
    </FormSection>
  );
}
