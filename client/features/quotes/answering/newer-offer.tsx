import { Card, Container, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { EmailField } from '../../../ui/fields/email-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { RequestQuoteLinkMutation } from './answer-mutations';

const SCHEMA = z.object({ email: z.string().trim().min(1, 'E-posta adresinizi yazın.') });

interface NewLinkProps {
  message: string;
  /** Of the quote whose earlier link it is. */
  number: string;
}

interface NewerOfferProps extends NewLinkProps {
  /** The newest one; the first was preceded by the request alone. */
  offer: number;
  isSignedIn: boolean;
}

/** A link of the request or of an earlier offer: it leads nowhere, and says that there is a newer one. */
export function NewerOffer({ message, number, offer, isSignedIn }: NewerOfferProps) {
  return (
    <Container>
      <Card.Root as="section" maxWidth="md" marginInline="auto" marginBlock={{ base: '6', md: '12' }}>
        <Card.Body gap="4" padding={{ base: '5', md: '8' }}>
          <Card.Title as="h1" textStyle="h2">
            {offer === 1 ? 'Teklifiniz hazır' : 'Teklifin yeni sürümü var'}
          </Card.Title>
          <Text fontWeight="medium">Teklif {number}</Text>
          <NewLink message={message} number={number} />
          <Flex wrap="wrap" gap="2" paddingTop="4" borderTopWidth="1px">
            <Text flexBasis="full" textStyle="small" color="fg.muted">
              {isSignedIn
                ? 'Teklif hesabınızdaysa onu Tekliflerim sayfasında da görebilirsiniz.'
                : 'Üyeyseniz teklifinizi giriş yaparak da görebilirsiniz.'}
            </Text>
            {isSignedIn ? (
              <ButtonLink to={paths.quotes()}>Tekliflerim</ButtonLink>
            ) : (
              <ButtonLink to={paths.login(paths.quotes())}>Giriş yapın</ButtonLink>
            )}
          </Flex>
        </Card.Body>
      </Card.Root>
    </Container>
  );
}

/** Mails the newest link, without revealing whether the address is that of the quote. */
function NewLink({ message, number }: NewLinkProps) {
  const [sentTo, setSentTo] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);
  const [, request] = useMutation(RequestQuoteLinkMutation);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { email: '' },
    send: async ({ email }) => {
      const { error } = await request({ number, email });
      if (error) return refusalOf(error);
      setSentTo(email);
      return undefined;
    },
    // The button that was pressed is gone then.
    onAccepted: () => status.current?.focus(),
  });
  return (
    <Stack gap="4">
      <Text role="status" ref={status} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        {sentTo === undefined ? (
          message
        ) : (
          <>
            Teklif <b>{sentTo}</b> adresine verildiyse güncel bağlantıyı gönderdik. Birkaç dakika içinde
            gelmezse istenmeyen e-posta klasörüne bakın.
          </>
        )}
      </Text>
      {sentTo === undefined && (
        <Form form={form} label="Güncel bağlantı">
          <Stack gap="4">
            <FormMessage />
            <EmailField name="email" label="E-posta" hint="Teklifi isterken yazdığınız adres" />
            <SubmitButton busyLabel="Gönderiliyor...">Güncel bağlantıyı gönder</SubmitButton>
          </Stack>
        </Form>
      )}
    </Stack>
  );
}
