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

/** Figures beside each other, each leading to the rows it counts. */
export function CountLinks({ label, counts }: CountLinksProps) {
  return (
    <Flex as="nav" aria-label={label} wrap="wrap" borderTopWidth="1px" overflow="hidden">
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
      <Text as="span" textStyle="small" color="fg.muted">
        {label}
      </Text>
      <Text
        as="span"
        fontSize="h2"
        lineHeight="1.25"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={tone && count > 0 ? `${tone}.fg` : undefined}
      >
        {formatCount(count)}
      </Text>
    </>
  );
}

const CountBox = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 7rem',
    minWidth: '0',
    paddingBlock: '3',
    paddingInline: '5',
    // The line between two of them, also where they stand in rows.
    boxShadow: '-1px 0 {colors.line}, 0 -1px {colors.line}',
    color: 'fg',
    textDecoration: 'none',
    '&:is(a):hover': { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[data-current]': { bg: 'petrol.subtle' },
  },
});
