import { CircleCheck, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import button from '../../ui/button.module.css';
import { BankAccounts, BankAccountsFragment } from '../../ui/bank-accounts';
import { CopyButton } from '../../ui/copy-button';
import { formatLiraExactly } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import { absoluteAddress, useOrigin } from '../../ui/origin';
import { PAYMENT_METHODS } from '../../ui/payment-methods';
import text from '../../ui/text.module.css';
import { billingAddressText } from './billing-address';
import { OrderDocuments, OrderDocumentsFragment } from './order-documents';
import { OrderLines, OrderLinesFragment } from './order-lines';
import { PaymentDue } from './payment-due';
import styles from './order-received.module.css';
import { OrderSums, OrderSumsFragment } from './order-sums';

export const OrderReceivedFragment = graphql(
  `
    fragment OrderReceived on Order {
      number
      total
      status
      paymentStatus
      paymentMethod
      paymentDueAt
      notes
      user {
        name
        email
        phone
        company
        taxNumber
        taxOffice
      }
      items {
        ...OrderLines
      }
      shippingAddress {
        text
      }
      billingAddress {
        text
      }
      bankAccounts {
        ...BankAccounts
      }
      ...OrderDocuments
      ...OrderSums
    }
  `,
  [BankAccountsFragment, OrderDocumentsFragment, OrderLinesFragment, OrderSumsFragment],
);

interface OrderReceivedProps {
  order: FragmentOf<typeof OrderReceivedFragment>;
  /** Where the order can be followed, once there is such a page. */
  followPath?: string;
  /** There is no account in which the order could be found again. */
  isGuests: boolean;
}

/** What the buyer needs once the order is in: its number, what happens next, where to pay, and what was agreed. */
export function OrderReceived({ order: masked, followPath, isGuests }: OrderReceivedProps) {
  const order = readFragment(OrderReceivedFragment, masked);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { user, paymentMethod } = order;
  const isOpen = order.paymentStatus === 'PENDING' && order.status !== 'CANCELLED';
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <header className={styles.head}>
          <CircleCheck aria-hidden size={32} strokeWidth={1.75} />
          <div>
            <h1 ref={heading} tabIndex={-1} className={text.h1}>
              Siparişiniz alındı
            </h1>
            <p className={text.lead}>Teşekkür ederiz, {user.name}.</p>
            <p className={styles.mail}>
              Onay e-postası <b>{user.email}</b> adresine gönderilir.
            </p>
          </div>
        </header>
        <div className={`${layout.panel} ${styles.number}`}>
          <div>
            <p className={styles.label}>Sipariş numaranız</p>
            <p className={styles.value} translate="no" data-testid="order-number">
              #{order.number}
            </p>
          </div>
          <CopyButton value={order.number} what="Sipariş numarası" />
        </div>
        {isOpen && (
          <section className={styles.part} aria-labelledby="siradaki-adim">
            <h2 id="siradaki-adim" className={text.h2}>
              Sırada ne var?
            </h2>
            <p>{PAYMENT_METHODS[paymentMethod].nextStep}</p>
            <PaymentDue dueAt={order.paymentDueAt} />
            {paymentMethod === 'BANK_TRANSFER' && (
              <>
                <p className={styles.amount}>
                  Gönderilecek tutar <b>{formatLiraExactly(order.total)}</b>
                </p>
                <BankAccounts accounts={order.bankAccounts} reference={order.number} />
              </>
            )}
          </section>
        )}
        <div className={styles.ways}>
          {followPath && (
            <Link to={followPath} className={`${button.button} ${button.copper}`}>
              Siparişi takip edin
            </Link>
          )}
          <Link to={paths.products()} className={`${button.button} ${button.line}`}>
            Alışverişe devam edin
          </Link>
          <button type="button" className={`${button.button} ${button.line}`} onClick={() => window.print()}>
            <Printer aria-hidden size={18} strokeWidth={1.75} />
            Yazdır
          </button>
        </div>
        {followPath && isGuests && <FollowLink path={followPath} />}
        <section className={styles.part} aria-labelledby="siparis-bilgileri">
          <h2 id="siparis-bilgileri" className={text.h2}>
            Sipariş bilgileri
          </h2>
          <dl className={styles.facts}>
            <Fact name="Alıcı" lines={[user.name, user.email, user.phone]} />
            {user.company && (
              <Fact
                name="Firma"
                lines={[user.company, [user.taxOffice, user.taxNumber].filter(Boolean).join(' ')]}
              />
            )}
            <Fact name="Teslimat adresi" lines={[order.shippingAddress?.text]} />
            <Fact name="Fatura adresi" lines={[billingAddressText(order)]} />
            <Fact name="Ödeme yöntemi" lines={[PAYMENT_METHODS[paymentMethod].name]} />
            {order.notes && <Fact name="Sipariş notu" lines={[order.notes]} />}
          </dl>
        </section>
        <OrderDocuments order={order} />
      </div>
      <aside className={`${layout.panel} ${styles.summary}`} aria-label="Sipariş özeti">
        <h2 className={text.h3}>Sipariş özeti</h2>
        <div className={styles.agreed}>
          <OrderLines lines={order.items} />
          <OrderSums order={order} />
        </div>
      </aside>
    </div>
  );
}

/** A guest finds his order again by this address only. */
function FollowLink({ path }: { path: string }) {
  const address = absoluteAddress(path, useOrigin());
  return (
    <div className={`${layout.panel} ${styles.follow}`}>
      <div>
        <p className={styles.label}>Takip bağlantınız</p>
        <p className={styles.address} translate="no">
          {address}
        </p>
        <p className={styles.label}>
          Üye olmadan sipariş verdiniz; siparişinizi bu bağlantıyla izlersiniz. Saklamanızı öneririz.
        </p>
      </div>
      <CopyButton value={address} what="Takip bağlantısı" />
    </div>
  );
}

function Fact({ name, lines }: { name: string; lines: readonly (string | undefined)[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {lines
        .filter((line) => line !== undefined && line !== '')
        .map((line) => (
          <dd key={line}>{line}</dd>
        ))}
    </div>
  );
}
