import { Button, Stack, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { drawKey } from '../../../shop/draw-key';
import { Icon } from '../../../ui/controls/icon';
import { type QuoteKey } from '../status/quote-key';
import { RenewQuoteMutation } from './answer-mutations';

interface RenewQuoteProps {
  quoteKey: QuoteKey;
  onRenewed: (renewed: QuoteKey) => void;
}

/** Asks for the same lines once more. */
export function RenewQuote({ quoteKey, onRenewed }: RenewQuoteProps) {
  const [{ fetching, error }, renew] = useMutation(RenewQuoteMutation);
  const [isSent, setIsSent] = useState(false);
  const [idempotencyKey] = useState(drawKey);
  const press = async () => {
    if (fetching || isSent) return;
    const { data } = await renew({ input: { ...quoteKey, idempotencyKey } });
    if (!data) return;
    setIsSent(true);
    const { id, linkToken } = data.renewQuote;
    onRenewed('id' in quoteKey || linkToken === null ? { id } : { token: linkToken });
  };
  return (
    <Stack gap="2">
      <Button colorPalette="copper" width="full" aria-busy={fetching} onClick={() => void press()}>
        <Icon of={RefreshCw} size={18} />
        {fetching ? 'İsteniyor...' : 'Teklifi yenile'}
      </Button>
      {error && (
        <Text role="alert" textStyle="small" color="danger.fg">
          {refusalOf(error).message}
        </Text>
      )}
    </Stack>
  );
}
