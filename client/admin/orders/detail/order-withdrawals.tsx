import { Badge, Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { startOfDay } from '../../../shop/days';
import { formatDateTime, formatDay, formatLiraExactly, formatQuantity } from '../../../shop/format';
import { type PanelOrder } from './order.query';
import { WithdrawalDialog, type WithdrawalStep } from './withdrawal-dialog';
import { withdrawalDue } from './withdrawal-due';

interface OrderWithdrawalsProps {
  order: PanelOrder;
  /** Nothing is changed of an order that is shown as it was. */
  isPast: boolean;
  reload: () => void;
}

type Withdrawal = PanelOrder['withdrawals'][number];

/** What the buyer has withdrawn from, until when money and goods are due, and what settles it. */
export function OrderWithdrawals({ order, isPast, reload }: OrderWithdrawalsProps) {
  const [step, setStep] = useState<WithdrawalStep>();
  if (order.withdrawals.length === 0) return null;
  return (
    <OrderSection title="Cayma">
      <Stack as="ul" aria-label="Cayma bildirimleri" gap="0" listStyleType="none">
        {order.withdrawals.map((withdrawal) => (
          <WithdrawalItem
            key={withdrawal.version}
            withdrawal={withdrawal}
            onStep={isPast ? undefined : (kind) => setStep({ kind, withdrawal })}
          />
        ))}
      </Stack>
      <WithdrawalDialog order={order} step={step} onConflict={reload} onClose={() => setStep(undefined)} />
    </OrderSection>
  );
}

const STATUSES = {
  DECLARED: { label: 'Bildirildi', palette: 'warning' },
  RECEIVED: { label: 'Ürün geldi', palette: 'info' },
  REFUSED: { label: 'Reddedildi', palette: 'danger' },
  REFUNDED: { label: 'Para iade edildi', palette: 'success' },
} as const satisfies Record<Withdrawal['status'], object>;

interface WithdrawalItemProps {
  withdrawal: Withdrawal;
  onStep: ((kind: WithdrawalStep['kind']) => void) | undefined;
}

function WithdrawalItem({ withdrawal, onStep }: WithdrawalItemProps) {
  const { status, declaredAt, lines, amount, refunded, deliveredOn, note, refusal } = withdrawal;
  const { label, palette } = STATUSES[status];
  const isOpen = status === 'DECLARED' || status === 'RECEIVED';
  return (
    <Stack as="li" gap="1" paddingBlock="2" _notFirst={{ borderTopWidth: '1px' }} overflowWrap="anywhere">
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        <Text fontWeight="medium" textStyle="figures">
          {formatLiraExactly(status === 'REFUNDED' ? refunded : amount)}
        </Text>
        <Badge colorPalette={palette}>{label}</Badge>
      </Flex>
      <Text textStyle="small" color="fg.muted">
        {formatDateTime(declaredAt)},{' '}
        {deliveredOn === null ? 'teslim tarihi bilinmiyor' : `teslim ${formatDay(startOfDay(deliveredOn))}`}
      </Text>
      <List.Root variant="plain" textStyle="small">
        {lines.map(({ position, productName, quantity, unit }) => (
          <List.Item key={position}>
            {productName}, {formatQuantity(quantity, unit)}
          </List.Item>
        ))}
      </List.Root>
      {isOpen && <Clock withdrawal={withdrawal} />}
      {[note, refusal].map(
        (text) =>
          text && (
            <Text key={text} textStyle="small" color="fg.muted" whiteSpace="pre-line">
              {text}
            </Text>
          ),
      )}
      {onStep && isOpen && (
        <Flex gap="2" wrap="wrap" paddingTop="1">
          {status === 'DECLARED' && (
            <Button size="sm" variant="outline" onClick={() => onStep('received')}>
              Ürün geldi
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => onStep('refunded')}>
            İade edildi
          </Button>
          <Button size="sm" variant="ghost" color="danger.fg" onClick={() => onStep('refused')}>
            Reddet
          </Button>
        </Flex>
      )}
      {onStep && status === 'REFUNDED' && (
        <Flex paddingTop="1">
          <Button size="sm" variant="ghost" onClick={() => onStep('reverted')}>
            İade kaydını geri al
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

function Clock({ withdrawal: { status, sendBackBy, refundBy } }: { withdrawal: Withdrawal }) {
  return (
    <Stack gap="0" textStyle="small">
      {status === 'DECLARED' && <Due name="Ürünün gönderilmesi" day={sendBackBy} />}
      <Due name="Paranın iadesi" day={refundBy} />
    </Stack>
  );
}

function Due({ name, day }: { name: string; day: string }) {
  const { text, isLate } = withdrawalDue(name, day);
  return <Text color={isLate ? 'danger.fg' : undefined}>{text}</Text>;
}
