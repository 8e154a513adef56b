import { Button, Link } from '@chakra-ui/react';
import { FilePenLine, MailCheck, PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { toaster } from '../../../ui/feedback/toaster';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { LinkButton } from '../../navigation/link-button';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';
import { type PanelQuote } from './quote.query';

export const ResendQuoteMutation = graphql(`
  mutation ResendQuote($id: ID!) {
    resendQuote(id: $id) {
      id
      version
    }
  }
`);

interface QuoteActionsProps {
  quote: PanelQuote;
  parameters: URLSearchParams;
  onSent: () => void;
}

/** What comes next with a quote: its first offer, or another version of it; a mail that got lost is sent again. */
export function QuoteActions({ quote, parameters, onSent }: QuoteActionsProps) {
  const seesOrders = isPermitted(useStaff(), 'ORDERS');
  const { id, status, offer, isAcceptable, acceptedOrder, buyer } = quote;
  if (acceptedOrder) {
    const name = `Sipariş #${acceptedOrder.number}`;
    return seesOrders ? (
      <Link asChild>
        <RouterLink to={paths.adminOrder(acceptedOrder.id)}>{name}</RouterLink>
      </Link>
    ) : (
      <span>{name}</span>
    );
  }
  if (!buyer || status === 'ACCEPTED') return null;
  return (
    <>
      {offer && status === 'QUOTED' && <Resend quote={quote} onSent={onSent} />}
      {isAcceptable && (
        <LinkButton variant="outline" size="sm">
          <RouterLink to={paths.adminQuoteAcceptance(id, parameters)}>
            <Icon of={PhoneCall} />
            Kabulü kaydet
          </RouterLink>
        </LinkButton>
      )}
      <LinkButton colorPalette="copper" size="sm">
        <RouterLink to={paths.adminQuoteOffer(id, parameters)}>
          <Icon of={FilePenLine} />
          {offer ? 'Yeni revizyon' : 'Teklif ver'}
        </RouterLink>
      </LinkButton>
    </>
  );
}

function Resend({ quote: { id, buyer, offer }, onSent }: Omit<QuoteActionsProps, 'parameters'>) {
  const [sending, resend] = useMutation(ResendQuoteMutation);
  const [isAsking, setIsAsking] = useState(false);
  const send = async () => {
    const { error } = await resend({ id });
    if (error) toaster.error({ title: 'Gönderilemedi', description: refusalOf(error).message });
    else toaster.success({ title: 'Teklif yeniden gönderiliyor.' });
    setIsAsking(false);
    onSent();
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        <Icon of={MailCheck} />
        Yeniden gönder
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Teklif yeniden gönderilsin mi?"
        confirmLabel="Gönder"
        isBusy={sending.fetching}
        onConfirm={() => void send()}
        onClose={() => setIsAsking(false)}
      >
        {`Sürüm ${String(offer?.number ?? 1)}, ${buyer?.email ?? ''} adresine bir daha gönderilir.`}
      </ConfirmDialog>
    </>
  );
}
