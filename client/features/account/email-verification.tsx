import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { paths } from '../../paths';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { Confirmation } from './confirmation';
import { NewVerificationMail } from './new-verification-mail';
import { isSpentLink } from './spent-link';
import { ButtonLink } from '../../ui/controls/button-link';

export const VerifyEmailMutation = graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token)
  }
`);

const SCHEMA = z.object({});

/** Proves an address with the link of a mail. It takes a press: programs that look through mails follow links too. */
export function EmailVerification({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'open' | 'verified' | 'spent'>('open');
  const [, verifyEmail] = useMutation(VerifyEmailMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: {},
    send: async () => {
      const { error } = await verifyEmail({ token });
      if (!error) return undefined;
      const refusal = refusalOf(error);
      if (!isSpentLink(refusal)) return refusal;
      setOutcome('spent');
      return {};
    },
    onAccepted: () => setOutcome('verified'),
  });
  if (outcome === 'verified') {
    return (
      <Confirmation title="E-posta adresiniz doğrulandı">
        <p>Siparişlerinizle ilgili bildirimleri bu adrese göndereceğiz.</p>
        <ButtonLink tone="copper" to={paths.orders()}>
          Siparişlerim
        </ButtonLink>
      </Confirmation>
    );
  }
  if (outcome === 'spent') {
    return (
      <Confirmation title="Bu bağlantı artık geçerli değil" tone="danger">
        <p>
          Bağlantı kullanılmış ya da süresi dolmuş. Adresinizi daha önce doğruladıysanız yapmanız gereken bir
          şey yok.
        </p>
        <NewVerificationMail />
      </Confirmation>
    );
  }
  return (
    <Form form={form} label="E-posta doğrulama">
      <Stack gap="4">
        <Text color="fg.muted">Adresin size ait olduğunu aşağıdaki düğmeyle doğrulayın.</Text>
        <FormMessage />
        <SubmitButton busyLabel="Doğrulanıyor..." size="lg" width="full">
          E-posta Adresimi Doğrula
        </SubmitButton>
      </Stack>
    </Form>
  );
}
