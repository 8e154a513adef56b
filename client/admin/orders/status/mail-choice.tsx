import { Box, Button, Stack, Switch, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { type OrderStatus } from '../../../shop/order-labels';
import { MailText } from './mail-text';
import { type StatusFormValues } from './status-schema';

const OrderMailPreviewQuery = graphql(`
  query OrderMailPreview($input: OrderMailPreviewInput!) {
    orderMailPreview(input: $input) {
      to
      subject
      text
      isSentByDefault
    }
  }
`);

interface MailChoiceProps {
  orderId: string;
  status: OrderStatus;
}

/** Whether the customer is told, and the very mail that would be sent. */
export function MailChoice({ orderId, status }: MailChoiceProps) {
  const { getValues } = useFormContext<StatusFormValues>();
  const { field } = useController<StatusFormValues, 'notifyBuyer'>({ name: 'notifyBuyer' });
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState({ reason: '', carrier: '', trackingNumber: '' });
  const [{ data, fetching, error }] = useQuery({
    query: OrderMailPreviewQuery,
    variables: {
      input: {
        orderId,
        status,
        reason: typed.reason || null,
        ...(status === 'SHIPPED' && {
          carrier: typed.carrier || null,
          trackingNumber: typed.trackingNumber || null,
        }),
      },
    },
    requestPolicy: 'network-only',
  });
  const mail = data?.orderMailPreview;
  const isTold = field.value ?? mail?.isSentByDefault ?? false;
  const show = () => {
    setTyped(getValues());
    setIsShown(true);
  };
  return (
    <Stack gap="3">
      <Switch.Root
        checked={isTold}
        disabled={!mail}
        onCheckedChange={({ checked }) => field.onChange(checked)}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>
          Müşteriye e-postayla bildir
          {mail && (
            <Text as="span" display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
              {mail.to}
            </Text>
          )}
        </Switch.Label>
      </Switch.Root>
      {error && !fetching && (
        <Text textStyle="small" color="warning.fg">
          E-posta önizlenemedi; ayarlardaki seçim geçerli olur.
        </Text>
      )}
      {mail && isTold && (
        <Box>
          <Button variant="outline" size="sm" onClick={show} loading={isShown && fetching}>
            {isShown ? 'Önizlemeyi yenile' : 'E-postayı önizle'}
          </Button>
        </Box>
      )}
      {mail && isTold && isShown && <MailText subject={mail.subject} text={mail.text} />}
    </Stack>
  );
}
