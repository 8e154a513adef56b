import { Badge, Card, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { OrderStatusBadge } from '../../../features/orders/status/order-status-badge';
import { paths } from '../../../paths';
import { formatCount, formatDateTime, formatLira } from '../../../shop/format';
import { MESSAGE_STATUSES } from '../../../shop/message-labels';
import { MESSAGE_SUBJECTS } from '../../../shop/message-subjects';
import { quoteLabelOf } from '../../../shop/quote-labels';
import { TabBar } from '../../../ui/layout/tab-bar';
import { TabLink } from '../../../ui/layout/tab-link';
import { TwoColumns } from '../../../ui/layout/two-columns';
import { UnsavedContext } from '../../record/use-record';
import { AccountForm } from './account-form';
import { ActivityRows, PartRows } from './part-rows';
import { timelineOf } from './timeline';
import { type Activity, useActivity } from './use-activity';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';
import { UserCart } from './user-cart';
import { UserAddresses, UserConsents, UserFavorites } from './user-parts';
import { UserNotes } from './user-notes';
import { type UserRecord } from './user.query';
import { UserSessions } from './user-sessions';

interface Part {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  /** Undefined until it was read; left out of what nobody counts. */
  readonly count?: number | undefined;
  readonly body: () => ReactNode;
}

interface UserTabsProps {
  user: UserRecord;
  parameters: URLSearchParams;
  /** Beside every part. */
  aside: ReactNode;
}

/** The parts of the record, one at a time; the address names it unless it is the first. */
export function UserTabs({ user, parameters, aside }: UserTabsProps) {
  const [isUnsaved, setUnsaved] = useState(false);
  const parts = useParts(user);
  const asked = parameters.get('bolum');
  const current = parts.find(({ name }) => name === asked) ?? parts[0];
  const addressOf = (name: string) => {
    const next = new URLSearchParams(parameters);
    if (name === parts[0]?.name) next.delete('bolum');
    else next.set('bolum', name);
    return paths.adminUser(user.id, next);
  };
  return (
    <>
      <TabBar label="Kayıt bölümleri">
        {parts.map((part) => (
          <TabLink
            key={part.name}
            to={addressOf(part.name)}
            isCurrent={part.name === current?.name}
            isUnsaved={isUnsaved && part.name === 'hesap'}
          >
            {part.label}
            {'count' in part && <TabCount count={part.count} />}
          </TabLink>
        ))}
      </TabBar>
      <TwoColumns
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19.5rem' }}
      >
        <Card.Root as="section" aria-label={current?.label} minWidth="0" overflow="clip">
          <UnsavedContext value={setUnsaved}>{current?.body()}</UnsavedContext>
        </Card.Root>
        {aside}
      </TwoColumns>
    </>
  );
}

/** Has its place before it is read, which may be later than the record: it moves no tab. */
function TabCount({ count }: Pick<Part, 'count'>) {
  return (
    <Text
      as="span"
      textStyle="small"
      color="fg.muted"
      fontWeight="normal"
      visibility={count === undefined ? 'hidden' : undefined}
    >
      {formatCount(count ?? 0)}
    </Text>
  );
}

function useParts(user: UserRecord): readonly Part[] {
  const staff = useStaff();
  const isCustomer = user.role === 'CUSTOMER';
  const mayFillCart = isCustomer && user.isActive && isPermitted(staff, 'ORDERS');
  const { orders, quotes, messages } = useActivity(user.id, isCustomer);
  const timeline = () => (
    <Timeline user={user} orders={orders.part} quotes={quotes.part} messages={messages.part} />
  );
  return [
    ...activityParts({ orders, quotes, messages }),
    ...(mayFillCart ? [{ name: 'sepet', label: 'Sepet', body: () => <UserCart user={user} /> }] : []),
    ...(isCustomer ? customerParts(user) : []),
    { name: 'hesap', label: 'Hesap', body: () => <AccountForm user={user} /> },
    {
      name: 'oturumlar',
      label: 'Oturumlar',
      count: user.sessions.length,
      body: () => <UserSessions sessions={user.sessions} />,
    },
    { name: 'zaman', label: 'Zaman', body: timeline },
    {
      name: 'notlar',
      label: 'Notlar',
      count: user.notes.filter(({ text }) => text !== null).length,
      body: () => <UserNotes id={user.id} notes={user.notes} />,
    },
  ];
}

const countOf = ({ part }: Activity<{ readonly total: number }>) => part?.total;

function activityParts({ orders, quotes, messages }: ReturnType<typeof useActivity>): Part[] {
  const parts: (Part & { isPermitted: boolean })[] = [
    {
      name: 'siparisler',
      label: 'Siparişler',
      count: countOf(orders),
      isPermitted: orders.isPermitted,
      body: () => (
        <ActivityRows
          label="Siparişler"
          noun="sipariş"
          activity={orders}
          row={({ id, number, status, createdAt, total }) => ({
            id,
            title: `#${number}`,
            to: paths.adminOrder(id),
            detail: `${formatDateTime(createdAt)}, ${formatLira(total)}`,
            end: <OrderStatusBadge status={status} />,
          })}
        />
      ),
    },
    {
      name: 'teklifler',
      label: 'Teklifler',
      count: countOf(quotes),
      isPermitted: quotes.isPermitted,
      body: () => (
        <ActivityRows
          label="Teklifler"
          noun="teklif"
          activity={quotes}
          row={(quote) => ({
            id: quote.id,
            title: quote.number,
            to: paths.adminQuote(quote.id),
            detail: formatDateTime(quote.createdAt),
            end: <Badge colorPalette={quoteLabelOf(quote).tone}>{quoteLabelOf(quote).label}</Badge>,
          })}
        />
      ),
    },
    {
      name: 'mesajlar',
      label: 'Mesajlar',
      count: countOf(messages),
      isPermitted: messages.isPermitted,
      body: () => (
        <ActivityRows
          label="Mesajlar"
          noun="mesaj"
          activity={messages}
          row={({ id, number, status, subject, createdAt }) => ({
            id,
            title: number,
            to: paths.adminMessage(id),
            detail: `${MESSAGE_SUBJECTS[subject].label}, ${formatDateTime(createdAt)}`,
            end: <Badge colorPalette={MESSAGE_STATUSES[status].tone}>{MESSAGE_STATUSES[status].label}</Badge>,
          })}
        />
      ),
    },
  ];
  return parts.filter(({ isPermitted }) => isPermitted);
}

function customerParts({ id, addresses, consents }: UserRecord): Part[] {
  return [
    {
      name: 'adresler',
      label: 'Adresler',
      count: addresses.length,
      body: () => <UserAddresses addresses={addresses} />,
    },
    { name: 'izinler', label: 'İzinler', body: () => <UserConsents consents={consents} /> },
    { name: 'favoriler', label: 'Favoriler', body: () => <UserFavorites id={id} /> },
  ];
}

type TimelineProps = { user: UserRecord } & Omit<Parameters<typeof timelineOf>[0], 'entries'>;

function Timeline({ user, ...activity }: TimelineProps) {
  const rows = timelineOf({ entries: user.entries, ...activity }).map(({ id, at, text, actor, to }) => ({
    id,
    title: text,
    ...(to !== undefined && { to }),
    detail: [actor, formatDateTime(at)].filter(Boolean).join(', '),
  }));
  return <PartRows label="Zaman" rows={rows} empty="Henüz kayıtlı bir olay yok." />;
}
