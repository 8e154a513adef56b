import { Alert, Box, Button, Card, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useRef } from 'react';
import { formatQuantity } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { focusHeading } from '../../../ui/navigation/heading-focus';
import { type Cart, type CartLine, cartSize, nameOf } from '../store/cart-data';
import { CartLineRow } from './cart-line-row';
import { Confirmation } from './confirmation';
import { COLUMNS, WIDE } from './line-layout';
import { PlacedNote } from './placed-note';
import { WHOLE_CART } from '../store/cart-store';
import { useCart, useCartDesk } from '../store/use-cart';
import { useRestore } from '../store/use-restore';

const ONE_DOUBLE_CLICK_MS = 500;

interface CartListProps {
  cart: Cart;
  isStockControlled: boolean;
  /** Before the quantity of a line is changed. */
  onStep: (lineId: string) => void;
}

/** The lines of the cart, what changed in them since, and how to empty it. */
export function CartList({ cart, isStockControlled, onStep }: CartListProps) {
  const { failures } = useCart();
  const { store, notify } = useCartDesk();
  const restore = useRestore();
  const removedAt = useRef(-Infinity);
  const list = useRef<HTMLUListElement>(null);
  const failure = failures[WHOLE_CART];
  const remove = (line: CartLine, place: number) => {
    // The next line slides under the pointer: the second press of a double click was not meant for it.
    if (isSecondPress(removedAt)) return;
    void store.remove(line.id).then((refusal) => refusal ?? notify({ kind: 'removed', name: nameOf(line) }));
    // The button goes with its line: the focus goes to the next line, or to the heading of an empty list.
    requestAnimationFrame(() => {
      const names = list.current?.querySelectorAll<HTMLElement>('h2 a') ?? [];
      const next = names[Math.min(place, names.length - 1)];
      if (next) next.focus();
      else focusHeading();
    });
  };
  const clear = async () => {
    if (await store.clear()) return;
    notify({ kind: 'cleared' });
    focusHeading();
  };
  return (
    <Box>
      <Flex wrap="wrap" align="baseline" columnGap="4" rowGap="1" mb="5">
        <Heading as="h1" textStyle="h1" tabIndex={-1}>
          Sepet
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {cartSize(cart)}
        </Text>
        <Flex wrap="wrap" columnGap="4" marginInlineStart="auto">
          {cart.canBeRestored && (
            <Button variant="plain" colorPalette="petrol" size="sm" onClick={() => void restore()}>
              Son çıkarılanı geri al
            </Button>
          )}
          <Button variant="plain" colorPalette="petrol" size="sm" onClick={() => void clear()}>
            Sepeti boşalt
          </Button>
        </Flex>
      </Flex>
      {failure && (
        <Text role="alert" mb="3" color="danger.fg">
          {failure.message}
        </Text>
      )}
      <PlacedNote lines={cart.lines} />
      {cart.leftOutLines > 0 && (
        <Alert.Root status="warning" role="status" mb="4">
          <Alert.Indicator>
            <Icon of={Info} size={20} />
          </Alert.Indicator>
          <Alert.Description>
            Giriş yapmadan önce eklediğiniz {formatQuantity(cart.leftOutLines, 'ürün')} sepete sığmadı.
            Kaybolmadı: sepette yer açıldığında eklenecek.
          </Alert.Description>
        </Alert.Root>
      )}
      {cart.needsConfirmation && <Confirmation lines={cart.lines} isStockControlled={isStockControlled} />}
      <Card.Root containerType="inline-size" overflow="hidden">
        <Grid aria-hidden css={HEAD}>
          <Text gridColumn="span 2">Ürün</Text>
          <Text textAlign="end">Net birim</Text>
          <Text textAlign="center">Miktar</Text>
          <Text textAlign="end">Net tutar</Text>
        </Grid>
        <ul ref={list}>
          {cart.lines.map((line, place) => (
            <CartLineRow
              key={line.id}
              line={line}
              isStockControlled={isStockControlled}
              onQuantity={(quantity) => {
                onStep(line.id);
                void store.setQuantity(line.id, quantity);
              }}
              onRemove={() => remove(line, place)}
            />
          ))}
        </ul>
      </Card.Root>
    </Box>
  );
}

const HEAD = {
  display: 'none',
  gridTemplateColumns: COLUMNS,
  columnGap: '4',
  px: '5',
  py: '2',
  borderBottomWidth: '1px',
  bg: 'bg.subtle',
  textStyle: 'tiny',
  color: 'fg.muted',
  [WIDE]: { display: 'grid' },
};

function isSecondPress(pressedAt: { current: number }): boolean {
  const before = pressedAt.current;
  pressedAt.current = performance.now();
  return pressedAt.current - before < ONE_DOUBLE_CLICK_MS;
}
