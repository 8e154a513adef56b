import { Box, Button, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import layout from '../../../design/layout.module.css';
import { paths } from '../../../paths';
import { chosenInWords } from '../../../shop/chosen-variations';
import { formatLira, withFixedUnits } from '../../../shop/format';
import { MADE_TO_MEASURE } from '../../../shop/made-to-measure';
import { Icon } from '../../../ui/controls/icon';
import { QuantityStepper } from '../../../ui/controls/quantity-stepper';
import { Picture } from '../../../ui/media/picture';
import thumbnail from '../../../ui/media/thumbnail.module.css';
import { type CartLine, deliveryOf, nameOf, shortageOf, unitOf } from '../store/cart-data';
import { useCart } from '../store/use-cart';
import { COLUMNS, WIDE } from './line-layout';
import { LineProblem } from './line-problem';

interface CartLineRowProps {
  line: CartLine;
  isStockControlled: boolean;
  onQuantity: (quantity: number) => void;
  /** Takes the line out, and sees to where the focus goes on. */
  onRemove: () => void;
}

/** One line of the cart: what, which, how many, for how much, and what is to be known of it. */
export function CartLineRow({ line, isStockControlled, onQuantity, onRemove }: CartLineRowProps) {
  const { failures } = useCart();
  const { product, quantity } = line;
  const name = nameOf(line);
  const isSold = line.unitPrice > 0 && product !== null;
  const failure = failures[line.id];
  return (
    <Grid as="li" css={ROW}>
      <Box
        className={`${layout.sheet} ${thumbnail.thumbnail}`}
        gridArea="picture"
        aspectRatio="4 / 3"
        alignSelf="start"
        borderWidth="1px"
        borderRadius="md"
      >
        <Picture picture={product?.pictures[0]} alt="" sizes="88px" />
      </Box>
      <ProductText line={line} />
      <Text gridArea="unit" color="fg.muted" css={UNIT_PRICE}>
        <Box as="span" css={{ [WIDE]: { srOnly: true } }}>
          Net birim fiyat{' '}
        </Box>
        <span translate="no">{isSold ? formatLira(line.unitPrice) : '–'}</span>
      </Text>
      <Flex css={DEAL}>
        <Flex gridArea="amount" css={AMOUNT}>
          {isSold && (
            <QuantityStepper
              quantity={quantity}
              minimum={product.minOrderQuantity}
              unit={unitOf(line)}
              of={name}
              onChange={onQuantity}
            />
          )}
          <Button variant="ghost" size="sm" aria-label={`Çıkar: ${name}`} onClick={onRemove}>
            <Icon of={Trash2} />
            <Box as="span" display="none" css={{ [WIDE]: { display: 'inline' } }}>
              Çıkar
            </Box>
          </Button>
        </Flex>
        <Text
          gridArea="total"
          marginInlineStart="auto"
          textStyle="h3"
          css={{ [WIDE]: { pt: '2.5', textAlign: 'end' } }}
        >
          <Box as="span" srOnly>
            Net tutar{' '}
          </Box>
          <span translate="no">{isSold ? formatLira(line.totalPrice) : '–'}</span>
        </Text>
      </Flex>
      <Grid gridArea="notes" gap="2" _empty={{ display: 'none' }} css={{ '& > :first-child': { mt: '3' } }}>
        <LineProblem line={line} isStockControlled={isStockControlled} />
        {failure && (
          <Text role="alert" textStyle="small" color="danger.fg">
            {failure.message}
          </Text>
        )}
      </Grid>
    </Grid>
  );
}

function ProductText({ line }: { line: CartLine }) {
  const { product } = line;
  const name = withFixedUnits(nameOf(line));
  const choices = chosenInWords(line.selectedVariations);
  return (
    <Grid gridArea="text" gap="0.5" minWidth="0" textStyle="small" color="fg.muted" overflowWrap="anywhere">
      <Heading as="h2" textStyle="body" fontWeight="600" color="fg">
        {product ? (
          <Link asChild variant="plain" color="fg" fontWeight="inherit" _hover={{ color: 'petrol.fg' }}>
            <RouterLink to={paths.product(product.slug)}>{name}</RouterLink>
          </Link>
        ) : (
          name
        )}
      </Heading>
      {product && (
        <Text>
          <span translate="no">
            {product.brand.name} · {product.model}
          </span>
        </Text>
      )}
      {choices && <Text color="fg">{choices}</Text>}
      {line.placedBy !== null && <Text>{line.placedBy} sizin için ekledi</Text>}
      {product?.isMadeToMeasure && <Text>{MADE_TO_MEASURE}</Text>}
      {shortageOf(line) === undefined && <Text>{deliveryOf(line)}</Text>}
    </Grid>
  );
}

const ROW = {
  gridTemplateAreas: '"picture text" "picture unit" "deal deal" "notes notes"',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: '3',
  padding: '4',
  borderTopWidth: '1px',
  fontVariantNumeric: 'tabular-nums',
  '&:first-of-type': { borderTopWidth: '0' },
  [WIDE]: {
    gridTemplateAreas: '"picture text unit amount total" "picture notes notes notes notes"',
    gridTemplateColumns: COLUMNS,
    gridTemplateRows: 'auto',
    columnGap: '4',
    alignItems: 'start',
    px: '5',
  },
};

const UNIT_PRICE = {
  textStyle: 'small',
  mt: '0.5',
  [WIDE]: { textStyle: 'body', mt: '0', pt: '2.5', textAlign: 'end' },
};

/** Beneath the product on a phone, where a long total takes a row of its own; in columns beside it. */
const DEAL = {
  gridArea: 'deal',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  mt: '3',
  [WIDE]: { display: 'contents' },
};

const AMOUNT = {
  alignItems: 'flex-start',
  gap: '1',
  '& [role=group]': { minHeight: 'control' },
  '& > button': { minHeight: 'control' },
  [WIDE]: { flexDirection: 'column', alignItems: 'center', '& > button': { minHeight: '7' } },
};
