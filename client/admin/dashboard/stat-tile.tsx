import { Box, Card, Flex, Skeleton, Span, Text } from '@chakra-ui/react';
import { type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { addDays, today } from '../../shop/days';
import { formatCount } from '../../shop/format';
import { growthPercent, growthText } from '../../shop/growth';
import { Icon } from '../../ui/controls/icon';
import { ErrorState } from '../../ui/feedback/error-state';
import { type PeriodState } from '../list/period-filter';
import { FigureLink } from './figure-link';
import { between } from './list-addresses';
import { Sparkline } from './sparkline';
import { type Part } from './use-part';

export interface Growth {
  readonly current: number;
  readonly previous: number;
  /** Of each day, the last one last. */
  readonly days: readonly number[];
}

interface Figures {
  /** As the list counts it. */
  readonly figure: string;
  readonly growth: Growth;
}

interface StatTileProps<Data> {
  label: string;
  icon: LucideIcon;
  part: Part<Data>;
  read: (data: Data) => Figures;
  /** What proves the figure, and the growth by its days. */
  to: string;
  listOf: (period: PeriodState) => string;
}

const DAYS = 30;

/** A figure of the shop, how much more came in the last 30 days than in the 30 before, and the days in a line. */
export function StatTile<Data>({ label, icon, part, read, to, listOf }: StatTileProps<Data>) {
  const { data, hasFailed, retry } = part;
  const shown = data === undefined ? undefined : read(data);
  return (
    <Card.Root as="li" listStyleType="none" minWidth="0">
      <Card.Body gap="1" paddingBlock="3.5" paddingInline="4">
        <Flex as="h2" align="center" gap="2" textStyle="small" fontWeight="medium" color="fg.muted">
          <Icon of={icon} />
          {label}
        </Flex>
        {hasFailed && <ErrorState title={`${label} yüklenemedi`} onRetry={retry} />}
        {!hasFailed && !shown && <Skeleton height="16" role="status" aria-label={`${label} yükleniyor`} />}
        {shown && (
          <>
            <Flex align="flex-end" justify="space-between" gap="3">
              <Box minWidth="0">
                <FigureLink
                  to={to}
                  isPlain
                  fontSize="1.75rem"
                  lineHeight="2.125rem"
                  fontWeight="640"
                  letterSpacing="-0.02em"
                  aria-label={`${label}: ${shown.figure}`}
                >
                  {shown.figure}
                </FigureLink>
                <GrowthMark growth={shown.growth} />
              </Box>
              <Sparkline values={shown.growth.days} />
            </Flex>
            <Base growth={shown.growth} listOf={listOf} />
          </>
        )}
      </Card.Body>
    </Card.Root>
  );
}

/** `+12% son aydan`, and a dash where nothing can be compared. */
function GrowthMark({ growth: { current, previous } }: { growth: Growth }) {
  const percent = growthPercent(current, previous);
  const [color, icon] =
    percent === null || percent === 0
      ? (['fg.muted', Minus] as const)
      : percent > 0
        ? (['success.fg', TrendingUp] as const)
        : (['warning.fg', TrendingDown] as const);
  return (
    <Flex align="center" gap="1" textStyle="small" color="fg.muted" whiteSpace="nowrap">
      <Flex
        align="center"
        gap="1"
        color={color}
        fontWeight="semibold"
        title={percent === null ? 'Karşılaştıracak kayıt yok' : undefined}
      >
        {percent !== null && <Icon of={icon} size={14} />}
        {growthText(percent)}
      </Flex>
      son aydan
    </Flex>
  );
}

/** What the growth is made of; each number leads to its list. */
function Base({
  growth: { current, previous },
  listOf,
}: { growth: Growth } & Pick<StatTileProps<never>, 'listOf'>) {
  const last = today();
  const [first, before] = [addDays(last, 1 - DAYS), addDays(last, -DAYS)];
  return (
    <Text textStyle="tiny" color="fg.muted">
      30 günde{' '}
      <FigureLink
        to={listOf({ period: 'MONTH', from: '', to: '' })}
        aria-label={`Son 30 günde ${formatCount(current)}`}
      >
        {formatCount(current)}
      </FigureLink>
      <Span>, önceki 30’da </Span>
      <FigureLink
        to={listOf(between(addDays(first, -DAYS), before))}
        aria-label={`Önceki 30 günde ${formatCount(previous)}`}
      >
        {formatCount(previous)}
      </FigureLink>
    </Text>
  );
}
