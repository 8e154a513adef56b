import { Box, type BoxProps, Link, List, Text } from '@chakra-ui/react';
import { type ReactElement } from 'react';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { chosenInWords } from '../../../shop/chosen-variations';
import { hasProcured, labeledDelivery } from '../../../shop/delivery-text';
import { formatLiraExactly, formatQuantity, withFixedUnits } from '../../../shop/format';
import { MADE_TO_MEASURE } from '../../../shop/made-to-measure';
import layout from '../../../design/layout.module.css';
import { Picture, ThemedPictureFragment } from '../../../ui/media/picture';
import thumbnail from '../../../ui/media/thumbnail.module.css';

export const OrderLinesFragment = graphql(
  `
    fragment OrderLines on OrderLine {
      id
      productName
      brand
      model
      slug
      unit
      quantity
      deliveryText
      isMadeToMeasure
      delivery {
        isFromStock
      }
      unitPrice
      totalPrice
      selectedVariations {
        attributeId
        attributeName
        variationName
      }
      picture {
        ...ThemedPicture
      }
    }
  `,
  [ThemedPictureFragment],
);

/** Leads to the page of a product, as the screen that shows the lines says: the panel's router knows no page of the shop. */
type ProductLink = (slug: string, name: string) => ReactElement;

interface OrderLinesProps {
  lines: readonly FragmentOf<typeof OrderLinesFragment>[];
  productLink: ProductLink;
}

type Line = ResultOf<typeof OrderLinesFragment>;

/** What was ordered, as it was when it was ordered: pictures, choices, quantities, net amounts. */
export function OrderLines({ lines, productLink }: OrderLinesProps) {
  return (
    <List.Root variant="plain" textStyle="figures">
      {readFragment(OrderLinesFragment, lines).map((line) => (
        <List.Item key={line.id} css={LINE}>
          <LinePicture picture={line.picture} boxSize="56px" padding="1" />
          <LineText line={line} productLink={productLink} />
          <Text as="b" fontWeight="580" whiteSpace="nowrap">
            <span translate="no">{formatLiraExactly(line.totalPrice)}</span>
          </Text>
        </List.Item>
      ))}
    </List.Root>
  );
}

/** The picture of a product, small, on a sheet as the shop shows it. */
export function LinePicture({ picture, ...box }: BoxProps & { picture: Line['picture'] }) {
  return (
    <Box
      className={`${layout.sheet} ${thumbnail.thumbnail}`}
      flex="none"
      borderWidth="1px"
      borderRadius="md"
      {...box}
    >
      <Picture picture={picture} alt="" sizes="64px" />
    </Box>
  );
}

function LineText({ line, productLink }: { line: Line; productLink: ProductLink }) {
  const { productName, slug, brand, model, selectedVariations, quantity, unit, unitPrice } = line;
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
      gap="0.5"
      minWidth="0"
      overflowWrap="anywhere"
      textStyle="small"
      color="fg.muted"
    >
      {slug === null ? (
        <Text color="fg" fontSize="body" fontWeight="medium">
          {withFixedUnits(productName)}
        </Text>
      ) : (
        <Link
          asChild
          display="block"
          justifySelf="start"
          variant="plain"
          color="fg"
          fontSize="body"
          fontWeight="medium"
        >
          {productLink(slug, withFixedUnits(productName))}
        </Link>
      )}
      {slug !== null && (
        <p translate="no">
          {brand} · {model}
        </p>
      )}
      {selectedVariations.length > 0 && <p>{chosenInWords(selectedVariations)}</p>}
      <p translate="no">
        {formatQuantity(quantity, unit)} × {formatLiraExactly(unitPrice)}
      </p>
      {line.isMadeToMeasure && <p>{MADE_TO_MEASURE}</p>}
      {line.delivery.length > 0 && (
        <Text color={hasProcured(line) ? 'info.fg' : undefined}>{labeledDelivery(line)}</Text>
      )}
    </Box>
  );
}

/** The amount stands at the end of the line, on a phone below its text. Breakpoints of the theme leave paper out. */
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '3',
  rowGap: '0.5',
  paddingBlock: '3',
  breakInside: 'avoid',
  '& + &': { borderTopWidth: '1px' },
  '& > :first-child': { gridRow: '1 / span 2' },
  '& > b': { gridColumn: '2' },
  '@media (min-width: 30rem)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > b': { gridColumn: '3', textAlign: 'end' },
  },
} as const;
