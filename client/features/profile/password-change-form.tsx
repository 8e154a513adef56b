import { Stack } from '@chakra-ui/react';
import { type CombinedError } from '@urql/core';
import { type ReactNode } from 'react';
import { refusalOf } from '../../graphql/refusal';
import { toaster } from '../../ui/feedback/toaster';
import { PasswordField } from '../../ui/fields/password-field';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { type FieldOfCode, refusalErrors } from '../../ui/form/refusal-errors';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { NewPasswordFields } from '../account/new-password-fields';
import { newPasswordSchema } from '../account/new-password-schema';
import { missingFieldsMessage, requiredText } from '../account/required-text';

const EMPTY = { currentPassword: '', password: '', passwordConfirmation: '', code: '' };

const FIELD_OF_CODE: FieldOfCode = {
  PASSWORD_WRONG: 'currentPassword',
  SECOND_FACTOR_WRONG: 'code',
  SECOND_FACTOR_REQUIRED: 'code',
  RECOVERY_CODE_WRONG: 'code',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_TOO_COMMON: 'password',
};

interface PasswordChangeFormProps {
  /** Tells password managers whose password it is. */
  login: string;
  /** Characters at least; the server judges it anyway. */
  minLength?: number;
  /** Named `code`, where the person has an authenticator app. */
  codeField?: ReactNode;
  onSend: (passwords: {
    currentPassword: string;
    newPassword: string;
    code: string;
  }) => Promise<{ error?: CombinedError | undefined }>;
}

/** A new password for the person who is signed in. */
export function PasswordChangeForm({ login, minLength, codeField, onSend }: PasswordChangeFormProps) {
  const form = useForm({
    schema: z
      .object({ currentPassword: requiredText, code: codeField ? requiredText : z.string() })
      .and(newPasswordSchema(minLength)),
    defaultValues: EMPTY,
    describeInvalid: missingFieldsMessage,
    send: async ({ currentPassword, password, code }) => {
      const { error } = await onSend({ currentPassword, newPassword: password, code });
      return error && refusalErrors(refusalOf(error), FIELD_OF_CODE);
    },
    onAccepted: () => {
      form.methods.reset(EMPTY);
      toaster.success({ title: 'Şifreniz değiştirildi', description: 'Diğer oturumlarınız kapatıldı.' });
    },
  });
  return (
    <Form form={form} label="Şifre değiştirme">
      <Stack gap="4" maxWidth="sm">
        <FormMessage />
        <input type="text" autoComplete="username" value={login} readOnly hidden />
        <PasswordField name="currentPassword" label="Mevcut şifre" autoComplete="current-password" />
        <NewPasswordFields label="Yeni şifre" minLength={minLength} />
        {codeField}
        <Stack align="flex-start">
          <SubmitButton busyLabel="Kaydediliyor..." colorPalette="petrol">
            Şifreyi değiştir
          </SubmitButton>
        </Stack>
      </Stack>
    </Form>
  );
}
