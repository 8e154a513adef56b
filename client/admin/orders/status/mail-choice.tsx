import { Box, Button, Stack, Switch, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useQuery } from 'urql';
import { graphql, type VariablesOf } from '../../../graphql/graphql';
import { MailText } from './mail-text';

export const OrderMailPreviewQuery = graphql(`
  query OrderMailPreview($input: OrderMailPreviewInput!) {
    orderMailPreview(input: $input) {
      to
      subject
      text
      isSentByDefault
    }
  }
`);

type PreviewInput = VariablesOf<typeof OrderMailPreviewQuery>['input'];

interface MailChoiceProps<Values> {
  orderId: string;
  /** What the mail says besides: read from the form each time the mail is shown. */
  describe: (values: Values) => Omit<PreviewInput, 'orderId'>;
}

/** Whether the customer is notified, and what the mail would say. Without a choice the settings of the shop decide. */
export function MailChoice<Values extends { notifyBuyer: boolean | null }>({
  orderId,
  describe,
}: MailChoiceProps<Values>) {
  const { getValues } = useFormContext();
  const { field } = useController<{ notifyBuyer: boolean | null }, 'notifyBuyer'>({ name: 'notifyBuyer' });
  const [isShown, setIsShown] = useState(false);
  const [described, setDescribed] = useState(() => describe(getValues() as Values));
  const [{ data, fetching, error }] = useQuery({
    query: OrderMailPreviewQuery,
    variables: { input: { ...described, orderId } },
    requestPolicy: 'network-only',
  });
  const mail = data?.orderMailPreview;
  const isNotified = field.value ?? mail?.isSentByDefault ?? false;
  const show = () => {
    setDescribed(describe(getValues() as Values));
    setIsShown(true);
  };
  return (
    <Stack gap="3">
      <Switch.Root
        checked={isNotified}
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
      {mail && isNotified && (
        <Box>
          <Button variant="outline" size="sm" onClick={show} loading={isShown && fetching}>
            {isShown ? 'Önizlemeyi yenile' : 'E-postayı önizle'}
          </Button>
        </Box>
      )}
      {mail && isNotified && isShown && <MailText subject={mail.subject} text={mail.text} />}
    </Stack>
  );
}
