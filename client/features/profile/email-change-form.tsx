import { Stack, Text } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { toaster } from '../../ui/feedback/toaster';
import { EmailField } from '../../ui/fields/email-field';
import { PasswordField } from '../../ui/fields/password-field';
import { DialogActions } from '../../ui/form/dialog-actions';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { type FieldOfCode, refusalErrors } from '../../ui/form/refusal-errors';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { missingFieldsMessage, requiredText } from '../account/required-text';
import { CHANGES_CUSTOMER } from './profile.fragment';

export const RequestEmailChangeMutation = graphql(`
  mutation RequestEmailChange($input: ChangeEmailInput!) {
    requestEmailChange(input: $input)
  }
`);

const SCHEMA = z.object({ email: requiredText, password: requiredText });
const FIELD_OF_CODE: FieldOfCode = { PASSWORD_WRONG: 'password', EMAIL_UNCHANGED: 'email' };

interface EmailChangeFormProps {
  /** The present address. */
  email: string;
  onSent: () => void;
}

/** Asks for the new address and, because it opens the account, for the password. */
export function EmailChangeForm({ email, onSent }: EmailChangeFormProps) {
  const [, requestChange] = useMutation(RequestEmailChangeMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { email: '', password: '' },
    describeInvalid: missingFieldsMessage,
    send: async (input) => {
      const { error } = await requestChange({ input }, CHANGES_CUSTOMER);
      return error && refusalErrors(refusalOf(error), FIELD_OF_CODE);
    },
    onAccepted: () => {
      toaster.success({
        title: 'Doğrulama bağlantısı gönderildi',
        description: 'Yeni adresinize gelen bağlantıyla değişikliği onaylayın.',
      });
      onSent();
    },
  });
  return (
    <Form form={form} label="E-posta değiştirme">
      <Stack gap="4">
        <Text color="fg.muted">
          Yeni adrese bir bağlantı gönderilir, {email} adresine de haber verilir. Bağlantıyı onaylayana kadar
          bir şey değişmez; siparişleriniz ve teklifleriniz hesabınızda kalır.
        </Text>
        <FormMessage />
        <EmailField name="email" label="Yeni e-posta" />
        <PasswordField name="password" label="Mevcut şifre" autoComplete="current-password" />
        <DialogActions busyLabel="Gönderiliyor...">Bağlantıyı gönder</DialogActions>
      </Stack>
    </Form>
  );
}
