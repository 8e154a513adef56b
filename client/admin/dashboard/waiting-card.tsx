import {
  CalendarX2,
  Landmark,
  type LucideIcon,
  Mail,
  MessageSquareWarning,
  Package,
  Reply,
  Undo2,
} from 'lucide-react';
import { TitledCard } from '../../ui/layout/titled-card';
import { countText } from '../list/declare-list';
import { type Permission } from '../session/current-staff';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';
import { FigureRow, FigureRows } from './figure-rows';
import { messagesList, ordersList, quotesList } from './list-addresses';
import { useQuoteFigures } from './quotes-card';
import { useMessageFigures, useOrderFigures } from './stat-tiles';

const PERMISSIONS: readonly Permission[] = ['ORDERS', 'QUOTES', 'MESSAGES'];

/** What waits for somebody, and what should not have waited so long. */
export function WaitingCard() {
  const staff = useStaff();
  if (!PERMISSIONS.some((permission) => isPermitted(staff, permission))) return null;
  return (
    <TitledCard title="İlgi bekleyenler">
      <FigureRows>
        {isPermitted(staff, 'QUOTES') && <LateQuotes />}
        {isPermitted(staff, 'MESSAGES') && <LateMessages />}
        {isPermitted(staff, 'ORDERS') && <WaitingOrders />}
      </FigureRows>
    </TitledCard>
  );
}

const LateQuotes = () => (
  <WaitingRow
    icon={Reply}
    isLate
    to={quotesList({ deadline: 'OVERDUE' })}
    count={useQuoteFigures().data?.waiting}
  >
    Yanıtı geciken teklifler
  </WaitingRow>
);

function LateMessages() {
  const { data } = useMessageFigures();
  return (
    <>
      <WaitingRow
        icon={MessageSquareWarning}
        isLate
        to={messagesList({ due: 'OVERDUE' })}
        count={data?.waiting}
      >
        Yanıtı geciken mesajlar
      </WaitingRow>
      <WaitingRow icon={Mail} to={messagesList({ statuses: ['NEW'] })} count={data?.unread}>
        Okunmamış mesajlar
      </WaitingRow>
    </>
  );
}

function WaitingOrders() {
  const { data } = useOrderFigures();
  const pending = data?.adminOrderCounts.byStatus.find(({ status }) => status === 'PENDING');
  return (
    <>
      <WaitingRow icon={CalendarX2} isLate to={ordersList({ payment: 'OVERDUE' })} count={data?.overdue}>
        Ödemesi geciken siparişler
      </WaitingRow>
      <WaitingRow icon={Landmark} to={ordersList({ payment: 'NOTICE' })} count={data?.noticed}>
        Havalesi bildirilen siparişler
      </WaitingRow>
      <WaitingRow icon={Undo2} to={ordersList({ withdrawal: 'OPEN' })} count={data?.withdrawn}>
        Cayma bildirilen siparişler
      </WaitingRow>
      <WaitingRow
        icon={Package}
        to={ordersList({ statuses: ['PENDING'] })}
        count={pending && { total: pending.count, isTotalExact: pending.isCountExact }}
      >
        Onay bekleyen siparişler
      </WaitingRow>
    </>
  );
}

interface WaitingRowProps {
  icon: LucideIcon;
  isLate?: boolean;
  to: string;
  /** Unknown while it is loaded. */
  count: { total: number; isTotalExact: boolean } | undefined;
  children: string;
}

const WaitingRow = ({ icon, isLate = false, to, count, children }: WaitingRowProps) => (
  <FigureRow
    icon={icon}
    tone={isLate && count && count.total > 0 ? 'danger' : undefined}
    to={to}
    figure={count ? countText(count) : '…'}
  >
    {children}
  </FigureRow>
);
