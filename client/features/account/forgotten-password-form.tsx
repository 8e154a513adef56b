import { Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { EmailField } from '../../ui/fields/email-field';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { accountErrors } from './account-errors';

export const RequestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`);

const SCHEMA = z.object({
  email: z
    .string()
    .trim()
    .regex(/^\S+@\S+\.\S+$/, 'Geçerli bir e-posta adresi girin.'),
});

interface ForgottenPasswordFormProps {
  /** The address of an earlier request, to be corrected. */
  earlierEmail: string | undefined;
  onSent: (email: string) => void;
}

/** Sends a link for a new password; whether the address has an account is told to nobody. */
export function ForgottenPasswordForm({ earlierEmail, onSent }: ForgottenPasswordFormProps) {
  const [, requestReset] = useMutation(RequestPasswordResetMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { email: earlierEmail ?? '' },
    send: async ({ email }) => {
      const { error } = await requestReset({ email });
      if (error) return { continueAt: 'email', ...accountErrors(error) };
      onSent(email);
      return undefined;
    },
  });
  const { setFocus } = form.methods;
  useEffect(() => {
    // The button that led back here, and had the focus, is gone.
    if (earlierEmail !== undefined) setFocus('email', { shouldSelect: true });
  }, [earlierEmail, setFocus]);
  return (
    <Form form={form} label="Şifremi unuttum">
      <Stack gap="4">
        <FormMessage />
        <EmailField name="email" label="E-posta" />
        <SubmitButton busyLabel="Gönderiliyor..." size="lg" width="full">
          Bağlantı Gönder
        </SubmitButton>
      </Stack>
    </Form>
  );
}
