import { Badge, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { Paperclip } from 'lucide-react';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { startOfDay } from '../../../shop/days';
import { formatDate, formatLiraExactly } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';

export const PaymentNoticeListFragment = graphql(`
  fragment PaymentNoticeList on Order {
    trackingToken
    paymentNotices {
      version
      amount
      paidOn
      bank
      sender
      reference
      status
      reason
      receipt {
        id
        name
      }
    }
  }
`);

type Notice = ResultOf<typeof PaymentNoticeListFragment>['paymentNotices'][number];

const STATUSES = {
  OPEN: { label: 'İnceleniyor', palette: 'warning' },
  RECEIVED: { label: 'Ödeme alındı', palette: 'success' },
  REJECTED: { label: 'Bulunamadı', palette: 'danger' },
} as const satisfies Record<Notice['status'], object>;

/** What the buyer has said of their transfers, and what became of it. */
export function PaymentNoticeList({ order }: { order: FragmentOf<typeof PaymentNoticeListFragment> }) {
  const { paymentNotices, trackingToken } = readFragment(PaymentNoticeListFragment, order);
  if (paymentNotices.length === 0) return null;
  return (
    <Stack as="ul" aria-label="Havale bildirimleriniz" gap="0" listStyleType="none">
      {paymentNotices.map((notice) => (
        <NoticeItem key={notice.version} notice={notice} token={trackingToken} />
      ))}
    </Stack>
  );
}

function NoticeItem({ notice, token }: { notice: Notice; token: string | null }) {
  const { amount, paidOn, bank, sender, reference, status, reason, receipt } = notice;
  const { label, palette } = STATUSES[status];
  return (
    <Stack as="li" gap="0.5" paddingBlock="2" borderTopWidth="1px">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text fontWeight="medium" textStyle="figures" translate="no">
          {formatLiraExactly(amount)}
        </Text>
        <Badge colorPalette={palette}>{label}</Badge>
      </Flex>
      <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {[formatDate(startOfDay(paidOn)), bank, sender, reference].filter(Boolean).join(', ')}
      </Text>
      {receipt && token && (
        <Link
          href={paths.orderReceipt(token, receipt.id)}
          download
          textStyle="small"
          gap="1.5"
          minHeight="6"
          maxWidth="full"
          overflowWrap="anywhere"
        >
          <Icon of={Paperclip} />
          {receipt.name}
        </Link>
      )}
      {status === 'REJECTED' && reason && (
        <Text textStyle="small" overflowWrap="anywhere" whiteSpace="pre-line">
          {reason}
        </Text>
      )}
    </Stack>
  );
}
