import { Card, DataList, Link } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatDateTime, formatPhone, phoneHref } from '../../../shop/format';
import { MESSAGE_SUBJECTS } from '../../../shop/message-subjects';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';
import { type PanelMessage } from './message.query';

/** Who wrote, about what. */
export function MessageFacts({ message }: { message: PanelMessage }) {
  const { sender, customerId, subject, productSlug, orderNumber, createdAt } = message;
  const staff = useStaff();
  const mayOrders = isPermitted(staff, 'ORDERS');
  return (
    <Card.Root as="section" aria-label="Gönderen">
      <Card.Body>
        <DataList.Root gap="2">
          {sender && (
            <>
              <Fact name="Ad">{sender.name}</Fact>
              {sender.company && <Fact name="Firma">{sender.company}</Fact>}
              <Fact name="E-posta">
                <Link href={`mailto:${encodeURIComponent(sender.email)}`}>{sender.email}</Link>
              </Fact>
              {sender.phone && (
                <Fact name="Telefon">
                  <Link href={phoneHref(sender.phone)}>{formatPhone(sender.phone)}</Link>
                </Fact>
              )}
            </>
          )}
          {sender && customerId !== null && mayOrders && (
            <Fact name="Üyelik">
              <Link asChild>
                <RouterLink to={paths.adminOrders(new URLSearchParams({ arama: sender.email }))}>
                  Üye, siparişlerini göster
                </RouterLink>
              </Link>
            </Fact>
          )}
          {customerId !== null && isPermitted(staff, 'USERS') && (
            <Fact name="Hesap">
              <Link asChild>
                <RouterLink to={paths.adminUser(customerId)}>Müşteri kaydını aç</RouterLink>
              </Link>
            </Fact>
          )}
          <Fact name="Konu">{MESSAGE_SUBJECTS[subject].label}</Fact>
          <Fact name="Tarih">{formatDateTime(createdAt)}</Fact>
          {productSlug && (
            <Fact name="Ürün">
              <Link href={paths.product(productSlug)} target="_blank" rel="noopener">
                {productSlug}
              </Link>
            </Fact>
          )}
          {orderNumber && !mayOrders && <Fact name="Sipariş">#{orderNumber}</Fact>}
          {orderNumber && mayOrders && (
            <Fact name="Sipariş">
              <Link asChild>
                <RouterLink to={paths.adminOrders(new URLSearchParams({ arama: orderNumber }))}>
                  #{orderNumber}
                </RouterLink>
              </Link>
            </Fact>
          )}
        </DataList.Root>
      </Card.Body>
    </Card.Root>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <DataList.Item alignItems="baseline" gap="3">
      <DataList.ItemLabel flex="none" width="5rem" minWidth="0">
        {name}
      </DataList.ItemLabel>
      <DataList.ItemValue flex="1" minWidth="0" overflowWrap="anywhere">
        <span>{children}</span>
      </DataList.ItemValue>
    </DataList.Item>
  );
}
