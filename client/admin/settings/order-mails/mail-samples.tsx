import { Button, Card, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useClient, useQuery } from 'urql';
import { type VariablesOf } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { Segments } from '../../../ui/choices/segments';
import { Icon } from '../../../ui/controls/icon';
import { toaster } from '../../../ui/feedback/toaster';
import { ErrorState } from '../../../ui/feedback/error-state';
import { MailText } from '../../mails/mail-text';
import { ORDER_MAILS } from './order-mails.record';
import { OrderMailSampleQuery, SendTestOrderMailMutation } from './order-mails.query';

type SampleMail = VariablesOf<typeof OrderMailSampleQuery>['mail'];

const SAMPLES: readonly { value: SampleMail; label: string }[] = [
  { value: 'RECEIVED', label: 'Sipariş alındı' },
  ...ORDER_MAILS.map(({ name, label }) => ({ value: name.toUpperCase() as SampleMail, label })),
];

/** What each mail says by the settings as they are saved, and a way to get one. */
export function MailSamples() {
  const [mail, setMail] = useState<SampleMail>('RECEIVED');
  return (
    <Card.Root maxWidth="60rem" as="section" aria-labelledby="mail-samples">
      <Card.Header>
        <Card.Title id="mail-samples">Örnek e-postalar</Card.Title>
        <Card.Description>
          Kayıtlı ayarlarla, örnek bir siparişle. Mağaza adı, telefon, banka hesapları ve kargo firmaları
          ayarlardan gelir.
        </Card.Description>
      </Card.Header>
      <Card.Body>
        <Stack gap="4">
          <Segments label="E-posta" options={SAMPLES} value={mail} onChange={setMail} />
          <Sample mail={mail} />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

function Sample({ mail }: { mail: SampleMail }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: OrderMailSampleQuery,
    variables: { mail },
    requestPolicy: 'cache-and-network',
  });
  const { send, isBusy } = useTestMail(mail);
  if (error && !fetching) {
    return <ErrorState title="Örnek yüklenemedi" onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  }
  if (!data) return <Skeleton height="2xs" role="status" aria-label="Örnek yükleniyor" />;
  return (
    <>
      <MailText subject={data.orderMailSample.subject} text={data.orderMailSample.text} />
      <Flex align="center" wrap="wrap" gap="3">
        <Button variant="outline" size="sm" loading={isBusy} onClick={() => void send()}>
          <Icon of={Send} />
          Kendime deneme gönder
        </Button>
        <Text textStyle="small" color="fg.muted">
          Hesabınızın e-posta adresine gider; müşteriye bir şey gönderilmez.
        </Text>
      </Flex>
    </>
  );
}

function useTestMail(mail: SampleMail) {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const { data, error } = await client.mutation(SendTestOrderMailMutation, { mail }).toPromise();
    setBusy(false);
    if (error) toaster.error({ title: 'Deneme gönderilemedi', description: refusalOf(error).message });
    else if (data) toaster.success({ title: 'Deneme gönderildi', description: data.sentTo });
  };
  return { send, isBusy };
}
