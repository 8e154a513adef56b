import { Box, Flex, List, Text } from '@chakra-ui/react';
import { type FragmentOf } from '../../../graphql/graphql';
import { formatLiraExactly, formatQuantity, withFixedUnits } from '../../../shop/format';
import { Picture, type ThemedPictureFragment } from '../../../ui/media/picture';
import thumbnail from '../../../ui/media/thumbnail.module.css';

/** A line of a cart or an order, as far as a summary shows it. */
interface SummaryLine {
  readonly id: string;
  readonly name: string;
  /** What tells it apart: model, chosen variations. */
  readonly details: readonly string[];
  readonly quantity: number;
  readonly unit: string;
  readonly unitPrice: number;
  readonly totalPrice: number;
  readonly delivery?: string;
  /** The stock does not cover it: its delivery is something to know. */
  readonly isProcured: boolean;
  readonly picture: FragmentOf<typeof ThemedPictureFragment> | null | undefined;
}

/** Every line with its sum, net. */
export function LineList({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <List.Root variant="plain" fontVariantNumeric="tabular-nums">
      {lines.map((line) => (
        <List.Item
          key={line.id}
          display="flex"
          gap="3"
          paddingBlock="3"
          paddingInline="5"
          borderBottomWidth="1px"
        >
          <Box
            className={thumbnail.thumbnail}
            flexShrink="0"
            boxSize="3.25rem"
            overflow="hidden"
            borderWidth="1px"
            borderRadius="md"
          >
            <Picture picture={line.picture} alt="" sizes="52px" />
          </Box>
          <SummaryLineText {...line} />
        </List.Item>
      ))}
    </List.Root>
  );
}

/** Where name and sum have no room side by side, the sum stands below. */
function SummaryLineText(line: SummaryLine) {
  const { name, details, quantity, unit, unitPrice, totalPrice, delivery, isProcured } = line;
  return (
    <Flex wrap="wrap" flex="1" columnGap="3" minWidth="0">
      <Box
        flex="1 1 8rem"
        minWidth="0"
        textStyle="tiny"
        color="fg.muted"
        css={{ '& > * + *': { marginTop: '0.5' } }}
      >
        <Text textStyle="label" color="fg" overflowWrap="anywhere">
          {withFixedUnits(name)}
        </Text>
        {details.length > 0 && <p>{withFixedUnits(details.join(', '))}</p>}
        <p translate="no">
          {formatQuantity(quantity, unit)} × {formatLiraExactly(unitPrice)}
        </p>
        {delivery !== undefined && <Text color={isProcured ? 'info.fg' : undefined}>{delivery}</Text>}
      </Box>
      <Text marginInlineStart="auto" fontWeight="medium">
        <span translate="no">{formatLiraExactly(totalPrice)}</span>
      </Text>
    </Flex>
  );
}
