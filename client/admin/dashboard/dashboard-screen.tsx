import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { addDays, today } from '../../shop/days';
import { formatCount } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { ScreenTitle } from '../frame/screen-title';
import { LinkButton } from '../navigation/link-button';
import { awaitsSecondFactor, isPermitted } from '../session/require-permission';
import { type Permission } from '../session/current-staff';
import { useStaff } from '../session/use-staff';
import { ActivityCard } from './activity-card';
import { BestSellersCard } from './best-sellers-card';
import { ordersList } from './list-addresses';
import { MaintenanceBanner } from './maintenance-banner';
import { QuickActions } from './quick-actions';
import { QuotesCard } from './quotes-card';
import { SalesCard } from './sales-card';
import { SearchesCard } from './searches-card';
import { SiteCard } from './site-card';
import { StatTiles, useOrderFigures } from './stat-tiles';
import { StatusCard } from './status-card';
import { longStepText, spanText } from './step-text';
import { StockCard } from './stock-card';
import { WaitingCard } from './waiting-card';

const DAYS = 30;

/** What waits, how the shop does, and what has just happened; everybody sees the parts of their permissions. */
export function DashboardScreen() {
  const staff = useStaff();
  if (awaitsSecondFactor(staff)) return <Navigate to={paths.adminAccount()} replace />;
  const day = today();
  return (
    <Stack gap={{ base: '3', md: '4' }}>
      <ScreenTitle>Dashboard</ScreenTitle>
      <MaintenanceBanner />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Box>
          <Heading as="h2" textStyle="h2">
            {longStepText({ from: day, to: day })}
          </Heading>
          <Text textStyle="small" color="fg.muted">
            Son 30 gün, önceki 30 günle karşılaştırılır:{' '}
            {spanText({ from: addDays(day, 1 - 2 * DAYS), to: addDays(day, -DAYS) })}
          </Text>
        </Box>
        <For permission="ORDERS">
          <PendingOrders />
        </For>
      </Flex>
      <StatTiles />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(0, 1fr)' }}
        gap={{ base: '3', md: '4' }}
        alignItems="start"
      >
        <Stack display={{ base: 'contents', lg: 'flex' }} gap="4" minWidth="0">
          <For permission="ORDERS">
            <SalesCard />
          </For>
          <For permission="CATALOG">
            <StockCard />
          </For>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(18rem, 1fr))' }}
            gap={{ base: '3', md: '4' }}
            alignItems="start"
            _empty={{ display: 'none' }}
          >
            <For permission="ORDERS">
              <BestSellersCard />
            </For>
            <For permission="CATALOG">
              <SearchesCard />
            </For>
          </Grid>
          <QuickActions />
        </Stack>
        <Stack display={{ base: 'contents', lg: 'flex' }} gap="4" minWidth="0">
          {/* On a phone what waits comes before how the shop does. */}
          <Box order={{ base: -1, lg: 0 }} minWidth="0">
            <WaitingCard />
          </Box>
          <For permission="ORDERS">
            <StatusCard />
          </For>
          <For permission="QUOTES">
            <QuotesCard />
          </For>
          <ActivityCard />
          <SiteCard />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** A part that only those with the permission see; nothing of it is asked for otherwise. */
function For({ permission, children }: { permission: Permission; children: ReactNode }) {
  return isPermitted(useStaff(), permission) ? children : null;
}

/** The one thing most days begin with. */
function PendingOrders() {
  const { data } = useOrderFigures();
  const pending = data?.adminOrderCounts.byStatus.find(({ status }) => status === 'PENDING')?.count ?? 0;
  if (pending === 0) return null;
  return (
    <LinkButton colorPalette="copper">
      <Link to={ordersList({ statuses: ['PENDING'] })}>
        <Icon of={Clock} />
        Bekleyen {formatCount(pending)} siparişi aç
      </Link>
    </LinkButton>
  );
}

export { DashboardScreen as Component };
/** Each part asks for its own figures, by what the person may see. */
export const prefetch = () => Promise.resolve(null);
