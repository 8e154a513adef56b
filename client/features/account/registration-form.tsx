import { Flex, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { announceSessionChange } from '../../graphql/session-change';
import { paths } from '../../paths';
import { CheckField } from '../../ui/choices/check-field';
import { EmailField } from '../../ui/fields/email-field';
import { TextField } from '../../ui/fields/text-field';
import { Form } from '../../ui/form/form';
import { type FormErrors } from '../../ui/form/form-errors';
import { FormMessage } from '../../ui/form/form-message';
import { NewTabLink } from '../../ui/form/new-tab-link';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { agreedText, useConsentText } from '../consents/consent-text';
import { accountErrors } from './account-errors';
import { NewPasswordFields } from './new-password-fields';

export const RegisterMutation = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      id
    }
  }
`);

/** It refuses nothing: the server names every error of a registration in one answer. */
const SCHEMA = z.object({
  name: z.string().trim(),
  email: z.string().trim(),
  company: z
    .string()
    .trim()
    .transform((typed) => (typed === '' ? null : typed)),
  password: z.string(),
  passwordConfirmation: z.string(),
  acceptsTerms: z.boolean(),
  /** Hash of the text that was agreed to. */
  marketingConsent: z.string(),
});

const EMPTY = {
  name: '',
  email: '',
  company: '',
  password: '',
  passwordConfirmation: '',
  acceptsTerms: false,
  marketingConsent: '',
};

/** The server says no more of an address that has an account already. */
const EMAIL_TAKEN = 'REGISTRATION_FAILED';

interface RegistrationFormProps {
  /** Where to go on after signing in instead, where that is not the home page. */
  returnTo: string | undefined;
  onSuccess: () => void;
}

/** Opens an account and signs in to it. */
export function RegistrationForm({ returnTo, onSuccess }: RegistrationFormProps) {
  const [, register] = useMutation(RegisterMutation);
  const consent = useConsentText();
  const form = useForm({
    schema: SCHEMA,
    defaultValues: EMPTY,
    send: async ({ marketingConsent, ...input }) => {
      const agreed = agreedText(consent, marketingConsent);
      const { error } = await register({ input: { ...input, ...(agreed && { marketingConsent: agreed }) } });
      return error && withContinuation(accountErrors(error));
    },
    onAccepted: () => {
      onSuccess();
      announceSessionChange();
    },
  });
  return (
    <Form form={form} label="Kayıt">
      <Stack gap="4">
        <FormMessage>{form.refusal.code === EMAIL_TAKEN && <WaysToSignIn returnTo={returnTo} />}</FormMessage>
        <TextField name="name" label="Ad soyad" autoComplete="name" />
        <EmailField name="email" label="E-posta" />
        <TextField name="company" label="Firma adı" autoComplete="organization" isOptional />
        <NewPasswordFields label="Şifre" />
        <Stack gap="3" paddingBlock="1" lineHeight="1.5">
          <CheckField name="acceptsTerms">
            <NewTabLink href={paths.staticPage('kullanim-kosullari')}>Kullanım koşullarını</NewTabLink>{' '}
            okudum, kabul ediyorum.
          </CheckField>
          {consent && (
            <CheckField name="marketingConsent" value={consent.hash}>
              <NewTabLink href={paths.staticPage(consent.slug)}>{consent.title}</NewTabLink> metnini okudum;
              kampanya ve haber iletileri almak istiyorum. (isteğe bağlı)
            </CheckField>
          )}
          <Text textStyle="small" color="fg.muted">
            Kişisel verilerinizi ne için ve nasıl işlediğimizi{' '}
            <NewTabLink href={paths.staticPage('kvkk-aydinlatma')}>KVKK aydınlatma metninde</NewTabLink>{' '}
            açıklıyoruz.
          </Text>
        </Stack>
        <SubmitButton busyLabel="Kayıt yapılıyor..." size="lg" width="full">
          Kayıt Ol
        </SubmitButton>
      </Stack>
    </Form>
  );
}

/** An address that has an account is to be replaced, if it is not to sign in with. */
function withContinuation(errors: FormErrors): FormErrors {
  return errors.code === EMAIL_TAKEN ? { ...errors, continueAt: 'email' } : errors;
}

/** For somebody who has an account with this address. */
function WaysToSignIn({ returnTo }: Pick<RegistrationFormProps, 'returnTo'>) {
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="1">
      <Link asChild color="inherit" paddingBlock="0.5">
        <RouterLink to={paths.login(returnTo)}>Giriş yapın</RouterLink>
      </Link>
      <Link asChild color="inherit" paddingBlock="0.5">
        <RouterLink to={paths.forgottenPassword()}>Şifremi unuttum</RouterLink>
      </Link>
    </Flex>
  );
}
