import { Chart, useChart } from '@chakra-ui/charts';
import { Box, Span, Text } from '@chakra-ui/react';
import { Area, Bar, BarChart, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount, formatLira } from '../../shop/format';
import { type Sales } from './dashboard.query';
import { longStepText, stepText } from './step-text';

const KURUS = 100;
const AXIS_WIDTH = 62;
const MARGIN = { top: 6, right: 8, bottom: 0, left: 0 };
const compact = new Intl.NumberFormat('tr-TR', { notation: 'compact', maximumFractionDigits: 1 });

/** Revenue of the period as an area with that of the period before as a dashed line, and the orders as bars below. */
export function SalesChart({ sales: { current, previous } }: { sales: Sales }) {
  const chart = useChart({
    data: current.steps.map((step, index) => ({
      label: stepText(step),
      title: longStepText(step),
      revenue: step.revenue,
      earlier: previous.steps[index]?.revenue ?? 0,
      orders: step.orders,
    })),
    series: [
      { name: 'revenue', color: 'petrol.fg' },
      { name: 'earlier', color: 'line.control' },
      { name: 'orders', color: 'line.control' },
    ],
  });
  const color = (token: string) => String(chart.color(token));
  const grid = <CartesianGrid vertical={false} stroke={color('line')} />;
  const labels = { fill: color('fg.muted'), fontSize: 12 };
  const axis = { axisLine: false, tickLine: false, width: AXIS_WIDTH, tick: labels } as const;
  const tip = (
    <Tooltip
      cursor={{ stroke: color('line.control'), fill: color('petrol.subtle') }}
      isAnimationActive={false}
      content={({ active, payload }) =>
        active && payload[0] ? <Tip step={payload[0].payload as (typeof chart.data)[number]} /> : null
      }
    />
  );
  return (
    // The table below says the same in numbers.
    <Box aria-hidden css={{ '& :focus': { outline: 'none' } }}>
      <Chart.Root chart={chart} height="12.5rem" aspectRatio="auto">
        <ComposedChart data={chart.data} margin={MARGIN} responsive syncId="sales" accessibilityLayer={false}>
          {grid}
          <XAxis dataKey="label" hide />
          <YAxis {...axis} tickFormatter={(kurus: number) => `₺${compact.format(kurus / KURUS)}`} />
          {tip}
          <Area
            dataKey="revenue"
            stroke={color('petrol.fg')}
            strokeWidth={2}
            fill={color('petrol.subtle')}
            fillOpacity={0.7}
            isAnimationActive={false}
          />
          <Line
            dataKey="earlier"
            stroke={color('line.control')}
            strokeWidth={1.5}
            strokeDasharray="4 4"
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </Chart.Root>
      <Chart.Root chart={chart} height="5.5rem" aspectRatio="auto" marginTop="1">
        <BarChart data={chart.data} margin={MARGIN} responsive syncId="sales" accessibilityLayer={false}>
          <XAxis
            dataKey="label"
            axisLine={{ stroke: color('line') }}
            tickLine={false}
            tick={labels}
            minTickGap={28}
          />
          <YAxis {...axis} allowDecimals={false} tickCount={2} />
          <Tooltip cursor={{ fill: color('petrol.subtle') }} content={() => null} />
          <Bar
            dataKey="orders"
            fill={color('line.control')}
            maxBarSize={14}
            radius={[2, 2, 0, 0]}
            activeBar={{ fill: color('petrol.fg') }}
            isAnimationActive={false}
          />
        </BarChart>
      </Chart.Root>
    </Box>
  );
}

interface Step {
  readonly title: string;
  readonly revenue: number;
  readonly earlier: number;
  readonly orders: number;
}

function Tip({ step }: { step: Step }) {
  return (
    <Box
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="float"
      paddingInline="3"
      paddingBlock="2"
      textStyle="small"
      fontVariantNumeric="tabular-nums"
    >
      <Text fontWeight="semibold">{step.title}</Text>
      <Text>
        Net ciro <b>{formatLira(step.revenue)}</b>
        <Span color="fg.muted"> · önceki {formatLira(step.earlier)}</Span>
      </Text>
      <Text>
        Sipariş <b>{formatCount(step.orders)}</b>
      </Text>
    </Box>
  );
}
