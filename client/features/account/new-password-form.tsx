import { Stack, Text } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { announceSessionChange } from '../../graphql/session-change';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForm } from '../../ui/form/use-form';
import { accountErrors } from './account-errors';
import { NewPasswordFields } from './new-password-fields';
import { newPasswordSchema } from './new-password-schema';
import { missingFieldsMessage } from './required-text';
import { isSpentLink } from './spent-link';

export const ResetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input)
  }
`);

interface NewPasswordFormProps {
  token: string;
  /** Characters at least, once the server has said so. */
  minLength: number | undefined;
  /** There is none to be replaced. */
  isFirst: boolean | undefined;
  onSaved: () => void;
  /** The link no longer works. */
  onSpent: () => void;
}

/** Sets a new password with the link of a mail. */
export function NewPasswordForm({ token, minLength, isFirst, onSaved, onSpent }: NewPasswordFormProps) {
  const [, resetPassword] = useMutation(ResetPasswordMutation);
  const form = useForm({
    schema: newPasswordSchema(minLength),
    defaultValues: { password: '', passwordConfirmation: '' },
    describeInvalid: missingFieldsMessage,
    send: async (passwords) => {
      const { error } = await resetPassword({ input: { token, ...passwords } });
      if (!error) return undefined;
      if (!isSpentLink(refusalOf(error))) return { continueAt: 'password', ...accountErrors(error) };
      onSpent();
      return {};
    },
    onAccepted: () => {
      // A new password ends every session, this one too.
      announceSessionChange();
      onSaved();
    },
  });
  return (
    <Form form={form} label="Şifre belirleme">
      <Stack gap="4">
        {isFirst === false && (
          <Text color="fg.muted">Kaydettiğinizde açık olan bütün oturumlarınız kapanır.</Text>
        )}
        <FormMessage />
        <NewPasswordFields label={isFirst ? 'Şifre' : 'Yeni şifre'} minLength={minLength} />
        <SubmitButton busyLabel="Kaydediliyor..." size="lg" width="full">
          Şifreyi Kaydet
        </SubmitButton>
      </Stack>
    </Form>
  );
}
