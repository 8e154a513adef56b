import { chakra, Flex, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../../shop/format';

interface CountLink {
  readonly label: string;
  readonly count: number;
  /** The address of the rows it counts; undefined while they are not shown. */
  readonly to: string | undefined;
  readonly isCurrent: boolean;
  /** Of what wants to be looked at, where there is any. */
  readonly tone?: 'danger' | 'warning';
}

interface CountLinksProps {
  label: string;
  counts: readonly CountLink[];
}

/** Figures beside each other, each leading to the rows it counts; what a phone has no room for is scrolled to. */
export function CountLinks({ label, counts }: CountLinksProps) {
  return (
    <Flex as="nav" aria-label={label} overflowX="auto">
      {counts.map(({ to, isCurrent, ...figure }) =>
        to === undefined ? (
          <CountBox key={figure.label}>
            <Figure {...figure} />
          </CountBox>
        ) : (
          <CountBox key={figure.label} asChild data-current={isCurrent ? '' : undefined}>
            <RouterLink to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
              <Figure {...figure} />
            </RouterLink>
          </CountBox>
        ),
      )}
    </Flex>
  );
}

function Figure({ label, count, tone }: Pick<CountLink, 'label' | 'count' | 'tone'>) {
  return (
    <>
      <Text
        as="span"
        fontSize="1.0625rem"
        lineHeight="1.375rem"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={tone && count > 0 ? `${tone}.fg` : undefined}
      >
        {formatCount(count)}
      </Text>{' '}
      <Text as="span" textStyle="tiny" color="fg.muted" whiteSpace="nowrap">
        {label}
      </Text>
    </>
  );
}

const CountBox = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    paddingBlock: '1.5',
    paddingInline: '3',
    boxShadow: '-1px 0 {colors.line}',
    color: 'fg',
    textDecoration: 'none',
    '&:is(a):hover': { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[data-current]': {
      bg: 'petrol.subtle',
      boxShadow: '-1px 0 {colors.line}, inset 0 -2px 0 {colors.petrol.fg}',
    },
  },
});
