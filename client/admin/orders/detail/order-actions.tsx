import { Button, Menu, Portal, Span } from '@chakra-ui/react';
import { Banknote, Check, CircleX, Ellipsis, NotebookPen, Package, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useMutation } from 'urql';
import { graphql, readFragment } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { type OrderStatus } from '../../../shop/order-labels';
import { Icon } from '../../../ui/controls/icon';
import { toaster } from '../../../ui/feedback/toaster';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { LinkButton } from '../../navigation/link-button';
import { pressControl } from '../../record/record-keys';
import { useOpenRecord } from '../../palette/open-record';
import { OrderCustomerFragment } from './order-customer';
import { type PanelOrder } from './order.query';
import { type PaymentStep } from './payment-dialog';
import { verbsOf } from '../status/status-choice';

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
export type OrderStep = PaymentStep | { readonly kind: 'shipment' };

/** The status that usually follows. A delivered order has none. */
const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  PENDING: 'CONFIRMED',
  CONFIRMED: 'PROCESSING',
  PROCESSING: 'SHIPPED',
  SHIPPED: 'DELIVERED',
  CANCELLED: 'PENDING',
};

interface OrderActionsProps {
  order: PanelOrder;
  /** The step that usually follows is taken. */
  onNext: (status: OrderStatus) => void;
  /** A state is asked for, with what has to be said about it. */
  onStatus: (status: OrderStatus) => void;
  onStep: (step: OrderStep) => void;
}

/** What staff do with an order: what usually follows stands out, what is rare or ends it is in the menu. */
export function OrderActions({ order, onNext, onStatus, onStep }: OrderActionsProps) {
  const { id, status, paymentStatus } = order;
  const [parameters] = useSearchParams();
  const next = NEXT[status];
  const { user } = readFragment(OrderCustomerFragment, order);
  useOpenRecord({
    line: {
      id,
      icon: Package,
      title: `#${order.number}`,
      detail: [user.name, user.company].filter(Boolean).join(', '),
      to: paths.adminOrder(id),
    },
    actions: [
      ...(next
        ? [{ id: 'sonraki', icon: Check, title: verbsOf(order, next).verb, run: () => onNext(next) }]
        : []),
      ...(paymentStatus === 'PAID'
        ? []
        : [{ id: 'odendi', icon: Banknote, title: 'Ödendi İşaretle', run: () => onStep({ kind: 'paid' }) }]),
      { id: 'not', icon: NotebookPen, title: 'Not ekle', run: () => pressControl('N') },
      { id: 'fis', icon: Printer, title: 'Sevk fişi', to: paths.adminPackingSlip(id, parameters) },
      ...(status === 'CANCELLED'
        ? []
        : [{ id: 'iptal', icon: CircleX, title: 'Siparişi iptal et', run: () => onStatus('CANCELLED') }]),
    ],
  });
  return (
    <>
      <LinkButton variant="outline" size="sm" paddingInline={{ base: '2', md: '3.5', xl: '2', '2xl': '3.5' }}>
        <RouterLink to={paths.adminPackingSlip(id, parameters)} title="Sevk fişi">
          <Icon of={Printer} />
          {/* There the head is one line only without it. */}
          <Span srOnly={{ mdDown: true, xlTo2xl: true }}>Sevk fişi</Span>
        </RouterLink>
      </LinkButton>
      {paymentStatus !== 'PAID' && (
        <Button variant="outline" size="sm" aria-keyshortcuts="p" onClick={() => onStep({ kind: 'paid' })}>
          Ödendi İşaretle
        </Button>
      )}
      <MoreActions order={order} onStatus={onStatus} onStep={onStep} />
      {next && (
        <Button colorPalette="copper" size="sm" onClick={() => onNext(next)}>
          {verbsOf(order, next).verb}
        </Button>
      )}
    </>
  );
}

function MoreActions({ order, onStatus, onStep }: Omit<OrderActionsProps, 'onNext'>) {
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
    shipment: () => onStep({ kind: 'shipment' }),
    cancel: () => onStatus('CANCELLED'),
  };
  const renewLink = async () => {
    await mail(renew, 'Yeni takip bağlantısı gönderiliyor.');
    setIsAsking(false);
  };
  return (
    <>
      <Menu.Root onSelect={({ value }) => actions[value]?.()}>
        <Menu.Trigger asChild>
          <Button variant="outline" size="sm" paddingInline="2" aria-label="Diğer işlemler">
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
              {order.status !== 'CANCELLED' && (
                <Menu.Item value="cancel" color="danger.fg">
                  Siparişi iptal et
                </Menu.Item>
              )}
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
