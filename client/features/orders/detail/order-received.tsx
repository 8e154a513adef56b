import { Box, Button, Card, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleX, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { paths } from '../../../paths';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { BankAccounts, BankAccountsFragment } from '../../content/contact/bank-accounts';
import { CopyButton } from '../../../ui/controls/copy-button';
import { formatLiraExactly } from '../../../shop/format';
import { FollowLink } from './follow-link';
import { OrderDocuments, OrderDocumentsFragment } from './order-documents';
import { OrderFacts, OrderFactsFragment } from './order-facts';
import { OrderLines, OrderLinesFragment } from './order-lines';
import { PaymentDue } from './payment-due';
import { shopProductLink } from './shop-product-link';
import styles from './order-received.module.css';
import { OrderSums, OrderSumsFragment } from './order-sums';
import { ButtonLink } from '../../../ui/controls/button-link';
import { TwoColumns } from '../../../ui/layout/two-columns';

export const OrderReceivedFragment = graphql(
  `
    fragment OrderReceived on Order {
      number
      total
      status
      paymentStatus
      outstanding
      paymentMethod
      paymentInstructions
      paymentDueAt
      user {
        name
        email
      }
      items {
        ...OrderLines
      }
      bankAccounts {
        ...BankAccounts
      }
      ...OrderFacts
      ...OrderDocuments
      ...OrderSums
    }
  `,
  [BankAccountsFragment, OrderDocumentsFragment, OrderFactsFragment, OrderLinesFragment, OrderSumsFragment],
);

interface OrderReceivedProps {
  order: FragmentOf<typeof OrderReceivedFragment>;
  /** Where the order can be followed, once there is such a page. */
  followPath?: string;
  /** There is no account in which the order could be found again. */
  isGuests: boolean;
}

type Order = ResultOf<typeof OrderReceivedFragment>;

/** What the buyer needs once the order is in: its number, what happens next, where to pay, and what was agreed. */
export function OrderReceived({ order: masked, followPath, isGuests }: OrderReceivedProps) {
  const order = readFragment(OrderReceivedFragment, masked);
  const isOpen = order.paymentStatus === 'PENDING' && order.status !== 'CANCELLED';
  return (
    <TwoColumns
      className={styles.order}
      columnGap="10"
      rowGap="8"
      paddingTop="5"
      _print={{ gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Stack gap="6" minWidth="0">
        <ReceivedHead order={order} />
        <OrderNumber number={order.number} />
        {isOpen && <NextStep order={order} />}
        <Flex wrap="wrap" gap="3" _print={{ display: 'none' }}>
          {followPath && (
            <ButtonLink tone="copper" to={followPath}>
              Siparişi takip edin
            </ButtonLink>
          )}
          <ButtonLink to={paths.products()}>Alışverişe devam edin</ButtonLink>
          <Button variant="outline" onClick={() => window.print()}>
            <Icon of={Printer} size={18} />
            Yazdır
          </Button>
        </Flex>
        {followPath && isGuests && <FollowLink path={followPath} />}
        <Part title="Sipariş bilgileri">
          <OrderFacts order={order} />
        </Part>
        <OrderDocuments order={order} />
      </Stack>
      <Card.Root as="aside" aria-label="Sipariş özeti">
        <Card.Header paddingInline="5" paddingBlock="4" borderBottomWidth="1px">
          <Card.Title as="h2">Sipariş özeti</Card.Title>
        </Card.Header>
        <Card.Body paddingInline="5" paddingTop="1" paddingBottom="5" gap="3">
          <Box borderBottomWidth="1px">
            <OrderLines lines={order.items} productLink={shopProductLink} />
          </Box>
          <OrderSums order={order} />
        </Card.Body>
      </Card.Root>
    </TwoColumns>
  );
}

/** The address stays in the history: the order may have been cancelled since. */
function ReceivedHead({ order: { user, status } }: { order: Order }) {
  const isCancelled = status === 'CANCELLED';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Flex as="header" gap="3">
      <Box flex="none" marginTop="0.5" color={isCancelled ? 'danger.fg' : 'success.fg'}>
        <Icon of={isCancelled ? CircleX : CircleCheck} size={32} />
      </Box>
      <Box minWidth="0">
        <Heading as="h1" ref={heading} tabIndex={-1} textStyle="h1" _focusVisible={{ outline: 'none' }}>
          {isCancelled ? 'Siparişiniz iptal edildi' : 'Siparişiniz alındı'}
        </Heading>
        {!isCancelled && (
          <>
            <Text textStyle="lead">Teşekkür ederiz, {user.name}.</Text>
            <Text marginTop="1" overflowWrap="anywhere">
              Onay e-postası <b>{user.email}</b> adresine gönderilir.
            </Text>
          </>
        )}
      </Box>
    </Flex>
  );
}

function OrderNumber({ number }: { number: string }) {
  return (
    <Card.Root>
      <Card.Body
        flexDirection="row"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        paddingInline="5"
        paddingBlock="4"
      >
        <div>
          <Text textStyle="small" color="fg.muted">
            Sipariş numaranız
          </Text>
          <Text
            textStyle="h1"
            fontSize="h1"
            letterSpacing="0.01em"
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
            data-testid="order-number"
          >
            <span translate="no">#{number}</span>
          </Text>
        </div>
        <CopyButton value={number} what="Sipariş numarası" />
      </Card.Body>
    </Card.Root>
  );
}

function NextStep({ order }: { order: Order }) {
  const { paymentMethod, paymentInstructions, paymentDueAt, outstanding, bankAccounts, number } = order;
  return (
    <Part title="Sırada ne var?">
      <p>{paymentInstructions}</p>
      <PaymentDue dueAt={paymentDueAt} />
      {paymentMethod === 'BANK_TRANSFER' && (
        <>
          <Text textStyle="figures">
            Gönderilecek tutar <b translate="no">{formatLiraExactly(outstanding)}</b>
          </Text>
          <BankAccounts accounts={bankAccounts} reference={number} />
        </>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="3" css={{ '& > p': { maxWidth: 'prose' } }}>
      <Heading as="h2" id={id} textStyle="h2">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
