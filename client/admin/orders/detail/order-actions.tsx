import { Button, Menu, Portal } from '@chakra-ui/react';
import { Ellipsis, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';
import { toaster } from '../../../ui/feedback/toaster';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { LinkButton } from '../../navigation/link-button';
import { nextStep } from './next-step';
import { type PanelOrder } from './order.query';

const ResendOrderConfirmationMutation = graphql(`
  mutation ResendOrderConfirmation($orderId: ID!) {
    resendOrderConfirmation(orderId: $orderId) {
      id
      version
    }
  }
`);

const RenewOrderLinkMutation = graphql(`
  mutation RenewOrderLink($orderId: ID!) {
    renewOrderLink(orderId: $orderId) {
      id
      version
    }
  }
`);

/** What is asked for before it is done. */
export type OrderStep = 'paid' | 'reverted' | 'shipment';

interface OrderActionsProps {
  order: PanelOrder;
  onStatus: (status: OrderStatus) => void;
  onStep: (step: OrderStep) => void;
}

/** What staff do with an order; what usually follows stands out. */
export function OrderActions({ order, onStatus, onStep }: OrderActionsProps) {
  const { id, status, paymentStatus } = order;
  const [parameters] = useSearchParams();
  const next = nextStep(status);
  return (
    <>
      <LinkButton variant="outline">
        <RouterLink to={paths.adminPackingSlip(id, parameters)}>
          <Icon of={Printer} />
          Sevk fişi
        </RouterLink>
      </LinkButton>
      {paymentStatus === 'PAID' ? (
        <Button variant="outline" onClick={() => onStep('reverted')}>
          Ödeme İptal
        </Button>
      ) : (
        <Button variant="outline" onClick={() => onStep('paid')}>
          Ödendi İşaretle
        </Button>
      )}
      {status !== 'CANCELLED' && (
        <Button variant="outline" color="danger.fg" onClick={() => onStatus('CANCELLED')}>
          Siparişi iptal et
        </Button>
      )}
      {next && (
        <Button colorPalette="copper" onClick={() => onStatus(next.status)}>
          {next.label}
        </Button>
      )}
      <MoreActions order={order} onStep={onStep} />
    </>
  );
}

function MoreActions({ order, onStep }: Omit<OrderActionsProps, 'onStatus'>) {
  const [, resend] = useMutation(ResendOrderConfirmationMutation);
  const [renewal, renew] = useMutation(RenewOrderLinkMutation);
  const [isAsking, setIsAsking] = useState(false);
  const mail = async (send: typeof resend | typeof renew, done: string) => {
    const { error } = await send({ orderId: order.id });
    if (error) toaster.error({ title: 'Gönderilemedi', description: refusalOf(error).message });
    else toaster.success({ title: done });
  };
  const actions: Record<string, () => void> = {
    confirmation: () => void mail(resend, 'Sipariş onayı yeniden gönderiliyor.'),
    link: () => setIsAsking(true),
    shipment: () => onStep('shipment'),
  };
  const renewLink = async () => {
    await mail(renew, 'Yeni takip bağlantısı gönderiliyor.');
    setIsAsking(false);
  };
  return (
    <>
      <Menu.Root onSelect={({ value }) => actions[value]?.()}>
        <Menu.Trigger asChild>
          <Button variant="outline" aria-label="Diğer işlemler">
            <Icon of={Ellipsis} />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {order.status !== 'CANCELLED' && (
                <Menu.Item value="confirmation">Sipariş onayını yeniden gönder</Menu.Item>
              )}
              <Menu.Item value="link">Yeni takip bağlantısı gönder</Menu.Item>
              {order.shipment && <Menu.Item value="shipment">Kargo bilgisini düzelt</Menu.Item>}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        isOpen={isAsking}
        title="Yeni takip bağlantısı gönderilsin mi?"
        confirmLabel="Gönder"
        isBusy={renewal.fetching}
        onConfirm={() => void renewLink()}
        onClose={() => setIsAsking(false)}
      >
        Müşteriye yeni bir bağlantı gönderilir; eski bağlantıları artık çalışmaz.
      </ConfirmDialog>
    </>
  );
}
