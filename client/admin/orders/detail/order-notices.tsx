import { Badge, Button, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { Paperclip } from 'lucide-react';
import { paths } from '../../../paths';
import { startOfDay } from '../../../shop/days';
import { formatDay, formatLiraExactly } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type PanelOrder } from './order.query';
import { type PaymentStep } from './payment-dialog';

interface OrderNoticesProps {
  order: Pick<PanelOrder, 'id' | 'paymentNotices'>;
  /** Undefined where the order is shown as it was. */
  onStep: ((step: PaymentStep) => void) | undefined;
}

/** Transfers that the buyer says they have made: those that wait for staff come with what settles them. */
export function OrderNotices({ order: { id, paymentNotices }, onStep }: OrderNoticesProps) {
  if (paymentNotices.length === 0) return null;
  return (
    <Stack as="ul" aria-label="Havale bildirimleri" gap="0" listStyleType="none">
      {paymentNotices.map((notice) => (
        <OrderNotice key={notice.version} orderId={id} notice={notice} onStep={onStep} />
      ))}
    </Stack>
  );
}

interface OrderNoticeProps {
  orderId: string;
  notice: PanelOrder['paymentNotices'][number];
  onStep: OrderNoticesProps['onStep'];
}

function OrderNotice({ orderId, notice, onStep }: OrderNoticeProps) {
  const { amount, paidOn, bank, sender, reference, receipt, status, reason } = notice;
  const isOpen = status === 'OPEN';
  return (
    <Stack as="li" gap="1" paddingBlock="2" borderTopWidth="1px">
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Text fontWeight="medium">{formatLiraExactly(amount)} bildirildi</Text>
        {isOpen ? (
          <Badge colorPalette="warning">Bekliyor</Badge>
        ) : (
          <Badge colorPalette={status === 'RECEIVED' ? 'success' : 'danger'}>
            {status === 'RECEIVED' ? 'Alındı' : 'Bulunamadı'}
          </Badge>
        )}
      </Flex>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {[formatDay(startOfDay(paidOn)), bank, sender, reference].filter(Boolean).join(', ')}
      </Text>
      {receipt && (
        <Link
          href={paths.adminOrderReceipt(orderId, receipt.id)}
          download
          textStyle="small"
          gap="1.5"
          minHeight="6"
          overflowWrap="anywhere"
        >
          <Icon of={Paperclip} />
          {receipt.name}
        </Link>
      )}
      {reason && (
        <Text textStyle="small" overflowWrap="anywhere">
          {reason}
        </Text>
      )}
      {onStep && isOpen && (
        <Flex gap="2" wrap="wrap" paddingTop="1">
          <Button
            size="sm"
            variant="outline"
            aria-label={`Para geldi: ${formatLiraExactly(amount)}`}
            onClick={() => onStep({ kind: 'paid', notice })}
          >
            Para geldi
          </Button>
          <Button
            size="sm"
            variant="ghost"
            color="danger.fg"
            aria-label={`Bulunamadı: ${formatLiraExactly(amount)}`}
            onClick={() => onStep({ kind: 'rejected', notice })}
          >
            Bulunamadı
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
