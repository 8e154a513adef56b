import { Box, Flex, Skeleton, Span, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { formatCount, formatLira } from '../../shop/format';
import { growthPercent, growthText } from '../../shop/growth';
import { Segments } from '../../ui/choices/segments';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { DashboardCard } from './dashboard-card';
import { type Sales, SalesQuery } from './dashboard.query';
import { FigureLink } from './figure-link';
import { between, ordersList, SOLD } from './list-addresses';
import { SalesTable } from './sales-table';
import { spanText } from './step-text';
import { usePart } from './use-part';

const PERIODS = [
  { value: 'WEEK', label: '7 gün' },
  { value: 'MONTH', label: '30 gün' },
  { value: 'YEAR', label: '12 ay' },
] as const;

export type SalesPeriod = (typeof PERIODS)[number]['value'];

/** The charts are larger than all the rest of the panel: they come after it. */
const SalesChart = lazyPart<{ sales: Sales }>(
  () => import('./sales-chart').then((module) => module.SalesChart),
  { fallback: <Skeleton height="17rem" />, failure: 'in place' },
);

/** Orders and net revenue over time, beside the period before. */
export function SalesCard() {
  const [period, setPeriod] = useState<SalesPeriod>('MONTH');
  const part = usePart(SalesQuery, { period }, 'orders');
  return (
    <DashboardCard
      title="Sipariş ve ciro"
      part={part}
      height="26rem"
      aside={() => <Segments label="Dönem" options={PERIODS} value={period} onChange={setPeriod} />}
    >
      {({ adminOrderFigures: sales }) => (
        <>
          <SalesFigures sales={sales} />
          {sales.current.orders + sales.previous.orders === 0 ? (
            <Text color="fg.muted">Bu dönemde ve öncekinde sipariş verilmedi.</Text>
          ) : (
            <SalesChart sales={sales} />
          )}
          <SalesTable sales={sales} />
        </>
      )}
    </DashboardCard>
  );
}

function SalesFigures({ sales: { current, previous } }: { sales: Sales }) {
  const sold = current.orders - current.cancelled;
  const days = between(current.from, current.to);
  return (
    <Flex as="dl" wrap="wrap" columnGap="7" rowGap="3" marginBottom="4">
      <KeyFigure name="Net ciro" mark="line" growth={growthPercent(current.revenue, previous.revenue)}>
        <FigureLink to={ordersList({ ...days, statuses: SOLD })} isPlain>
          {formatLira(current.revenue)}
        </FigureLink>
      </KeyFigure>
      <KeyFigure name="Sipariş" mark="bar" growth={growthPercent(current.orders, previous.orders)}>
        <FigureLink to={ordersList(days)} isPlain>
          {formatCount(current.orders)}
        </FigureLink>
      </KeyFigure>
      <KeyFigure name="Ortalama sipariş, net">
        {sold === 0 ? '—' : formatLira(Math.round(current.revenue / sold))}
      </KeyFigure>
      <KeyFigure name={`Önceki dönem, ${spanText(previous)}`} mark="dashes" isMuted>
        <FigureLink
          to={ordersList({ ...between(previous.from, previous.to), statuses: SOLD })}
          isPlain
          color="fg.muted"
        >
          {formatLira(previous.revenue)}
        </FigureLink>
      </KeyFigure>
    </Flex>
  );
}

interface KeyFigureProps {
  name: string;
  /** How the chart draws it. */
  mark?: 'line' | 'bar' | 'dashes';
  /** In per cent; null where nothing can be compared. */
  growth?: number | null;
  isMuted?: boolean;
  children: ReactNode;
}

const MARKS = {
  line: { borderTopWidth: '2px', borderColor: 'petrol.fg' },
  bar: { height: '2.5', bg: 'line.control', borderRadius: '2px' },
  dashes: { borderTopWidth: '2px', borderStyle: 'dashed', borderColor: 'line.control' },
} as const;

function KeyFigure({ name, mark, growth, isMuted = false, children }: KeyFigureProps) {
  return (
    <Box>
      <Flex as="dt" align="center" gap="2" textStyle="tiny" color="fg.muted">
        {mark && <Span aria-hidden width={mark === 'bar' ? '2.5' : '4'} {...MARKS[mark]} />}
        {name}
      </Flex>
      <Flex as="dd" align="baseline" gap="2">
        <Text
          as="span"
          fontSize="1.125rem"
          fontWeight={isMuted ? 'medium' : 'semibold'}
          fontVariantNumeric="tabular-nums"
        >
          {children}
        </Text>
        {growth !== undefined && (
          <Span
            textStyle="tiny"
            fontWeight="semibold"
            color={growth === null || growth === 0 ? 'fg.muted' : growth > 0 ? 'success.fg' : 'warning.fg'}
          >
            {growthText(growth)}
          </Span>
        )}
      </Flex>
    </Box>
  );
}
