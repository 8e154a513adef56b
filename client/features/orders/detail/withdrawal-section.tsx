import { Badge, Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type FragmentOf, readFragment, type ResultOf } from '../../../graphql/graphql';
import { daysBetween, startOfDay, today } from '../../../shop/days';
import { formatDate, formatLiraExactly, formatQuantity } from '../../../shop/format';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { type OrderKey } from './cancel-order';
import { OrderSection } from './order-section';
import { WithdrawalSectionFragment } from './withdrawal.query';
import { WithdrawalForm } from './withdrawal-form';

type Order = ResultOf<typeof WithdrawalSectionFragment>;
type Withdrawal = Order['withdrawals'][number];

interface WithdrawalSectionProps {
  order: FragmentOf<typeof WithdrawalSectionFragment>;
  orderKey: OrderKey;
}

/** What the buyer has withdrawn from, and until when they can: companies cannot, and see nothing of it. */
export function WithdrawalSection({ order: masked, orderKey }: WithdrawalSectionProps) {
  const order = readFragment(WithdrawalSectionFragment, masked);
  const [isOpen, setIsOpen] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const { withdrawals, withdrawalRight: right } = order;
  const isOver = right.refusal === 'OVER';
  if (withdrawals.length === 0 && right.refusal !== null && !isOver) return null;
  const accept = () => {
    setIsOpen(false);
    setWasSent(true);
  };
  return (
    <OrderSection title="Cayma">
      <Stack gap="3">
        <Text role="status" color="success.fg" _empty={{ display: 'none' }}>
          {wasSent && 'Cayma bildiriminiz alındı. Alındı e-postası gönderildi.'}
        </Text>
        {withdrawals.length > 0 && (
          <Stack as="ul" aria-label="Cayma bildirimleriniz" gap="0" listStyleType="none">
            {withdrawals.map((withdrawal) => (
              <WithdrawalItem key={withdrawal.version} withdrawal={withdrawal} />
            ))}
          </Stack>
        )}
        {isOver && right.lastDay !== null && (
          <Text color="fg.muted">Cayma süresi {formatDate(startOfDay(right.lastDay))} günü doldu.</Text>
        )}
        {right.refusal === null && (
          <Stack gap="3" align="start" _print={{ display: 'none' }}>
            <TimeLeft lastDay={right.lastDay} days={right.days} />
            <Button variant="outline" onClick={() => setIsOpen(true)}>
              Cayma bildir
            </Button>
          </Stack>
        )}
      </Stack>
      <FormDialog isOpen={isOpen} title="Neyi geri göndereceksiniz?" onClose={() => setIsOpen(false)}>
        <WithdrawalForm
          number={order.number}
          lines={right.lines}
          amountOfAll={right.amountOfAll}
          orderKey={orderKey}
          onAccepted={accept}
        />
      </FormDialog>
    </OrderSection>
  );
}

function TimeLeft({ lastDay, days }: { lastDay: string | null; days: number }) {
  if (lastDay === null) {
    return (
      <Text color="fg.muted">
        Teslim aldığınız günden başlayarak {days} gün içinde gerekçe göstermeden cayabilirsiniz.
      </Text>
    );
  }
  const left = daysBetween(today(), lastDay);
  return (
    <Text>
      <b>{left === 0 ? 'Bugün son gün' : `${String(left)} gün kaldı`}</b>
      <Text as="span" color="fg.muted">
        {`: ${formatDate(startOfDay(lastDay))} gün sonuna kadar gerekçe göstermeden cayabilirsiniz.`}
      </Text>
    </Text>
  );
}

const STATUSES = {
  DECLARED: { label: 'Alındı', palette: 'warning' },
  RECEIVED: { label: 'Ürün teslim alındı', palette: 'info' },
  REFUSED: { label: 'Kabul edilmedi', palette: 'danger' },
  REFUNDED: { label: 'Ödeme iade edildi', palette: 'success' },
} as const satisfies Record<Withdrawal['status'], object>;

function WithdrawalItem({ withdrawal }: { withdrawal: Withdrawal }) {
  const { status, declaredAt, lines, amount, refunded, sendBackBy, refundBy, note, refusal } = withdrawal;
  const { label, palette } = STATUSES[status];
  return (
    <Stack as="li" gap="1" paddingBlock="2" borderTopWidth="1px" overflowWrap="anywhere">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text fontWeight="medium" textStyle="figures">
          {formatDate(declaredAt)},{' '}
          <span translate="no">{formatLiraExactly(status === 'REFUNDED' ? refunded : amount)}</span>
        </Text>
        <Badge colorPalette={palette}>{label}</Badge>
      </Flex>
      <List.Root variant="plain" textStyle="small" color="fg.muted">
        {lines.map(({ position, productName, quantity, unit }) => (
          <List.Item key={position}>
            {/* An item is a flex container: it would swallow the space. */}
            <span>
              {productName}, <span translate="no">{formatQuantity(quantity, unit)}</span>
            </span>
          </List.Item>
        ))}
      </List.Root>
      {status === 'DECLARED' && (
        <Text textStyle="small">Ürünü en geç {formatDate(startOfDay(sendBackBy))} günü kargoya verin.</Text>
      )}
      {(status === 'DECLARED' || status === 'RECEIVED') && (
        <Text textStyle="small">
          Ödediğiniz kadarı en geç {formatDate(startOfDay(refundBy))} günü iade edilir.
        </Text>
      )}
      {note && (
        <Text textStyle="small" whiteSpace="pre-line">
          {note}
        </Text>
      )}
      {status === 'REFUSED' && refusal && (
        <Text textStyle="small" whiteSpace="pre-line">
          {refusal}
        </Text>
      )}
    </Stack>
  );
}
