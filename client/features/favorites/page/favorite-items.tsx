import { Button, Card, Checkbox, Flex, List, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { FileText, ShoppingCart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { paths } from '../../../paths';
import { formatLira } from '../../../shop/format';
import { quoteState } from '../../../shop/wanted-quote-lines';
import { PlainSelect } from '../../../ui/choices/plain-select';
import { Icon } from '../../../ui/controls/icon';
import { addLines } from '../../cart/page/add-lines';
import { useCartDesk } from '../../cart/store/use-cart';
import { changedFirst, changesInWords, type FavoriteItem } from './change-since';
import { type CurrentProduct } from './favorites.query';
import { FavoriteRow } from './favorite-row';

const ORDERS = { changed: 'Önce değişenler', added: 'Ekleme tarihi' } as const;

interface FavoriteItemsProps {
  /** The latest first. */
  items: readonly FavoriteItem[];
  hasHearts: boolean;
  /** What else can be done with chosen products. */
  children?: ((chosenIds: readonly string[]) => ReactNode) | undefined;
}

/** The products of a list, those that changed first, and what can be done with several of them. */
export function FavoriteItems({ items, hasHearts, children }: FavoriteItemsProps) {
  const [order, setOrder] = useState<keyof typeof ORDERS>('changed');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const changes = changesInWords(items);
  const shown = order === 'changed' ? changedFirst(items) : items;
  const sold = items.flatMap(({ product }) => product ?? []);
  const picked = sold.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  };
  const areAll = sold.length > 0 && picked.length === sold.length;
  return (
    <Stack gap="3">
      {changes.length > 0 && (
        <Card.Root role="status">
          <Flex as="ul" wrap="wrap" columnGap="6" rowGap="1" paddingInline="4" paddingBlock="3">
            {changes.map((words) => (
              <Text as="li" key={words} textStyle="figures" fontWeight="medium">
                {words}
              </Text>
            ))}
          </Flex>
        </Card.Root>
      )}
      <Flex align="center" justify="space-between" wrap="wrap" gap="3">
        <Checkbox.Root
          checked={areAll ? true : picked.length > 0 ? 'indeterminate' : false}
          disabled={sold.length === 0}
          onCheckedChange={() => setChosen(new Set(areAll ? [] : sold.map(({ id }) => id)))}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Tümünü seç</Checkbox.Label>
        </Checkbox.Root>
        <PlainSelect label="Sıralama" options={ORDERS} value={order} onChange={setOrder} />
      </Flex>
      <Card.Root overflow="hidden">
        <List.Root variant="plain" aria-label="Ürünler">
          {shown.map((item) => (
            <FavoriteRow
              key={item.productId}
              item={item}
              hasHeart={hasHearts}
              isChosen={item.product !== null && chosen.has(item.productId)}
              onChoose={(isChosen) => choose(item.productId, isChosen)}
            />
          ))}
        </List.Root>
      </Card.Root>
      {picked.length > 0 && (
        <ChosenBar picked={picked} onDone={() => setChosen(new Set())}>
          {children?.(picked.map(({ id }) => id))}
        </ChosenBar>
      )}
    </Stack>
  );
}

interface ChosenBarProps {
  picked: readonly CurrentProduct[];
  onDone: () => void;
  children: ReactNode;
}

function ChosenBar({ picked, onDone, children }: ChosenBarProps) {
  const { store, notify } = useCartDesk();
  const client = useClient();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const priced = picked.filter(({ priceOnRequest }) => !priceOnRequest);
  const sum = priced.reduce(
    (total, { defaultPrice, minOrderQuantity }) => total + defaultPrice * minOrderQuantity,
    0,
  );
  const add = async () => {
    setAdding(true);
    const wanted = priced.map(({ id, minOrderQuantity }) => ({ productId: id, quantity: minOrderQuantity }));
    const { added, failure } = await addLines(client, store, wanted);
    const failures = [
      ...(failure ? [failure.message] : []),
      ...(added?.refused.map(({ index, message }) => `${priced[index]?.name ?? ''}: ${message}`) ?? []),
    ];
    setAdding(false);
    setRefused(failures);
    const count = added?.addedCount ?? 0;
    if (count > 0) notify({ kind: 'added', name: 'Seçtikleriniz', amount: `${String(count)} ürün` });
    if (failures.length === 0) onDone();
  };
  const asked = picked.map(({ slug, minOrderQuantity }) => ({ slug, quantity: minOrderQuantity }));
  return (
    <Card.Root
      position="sticky"
      bottom="2"
      zIndex="docked"
      boxShadow="float"
      role="group"
      aria-label="Seçilen ürünler"
    >
      <Flex align="center" wrap="wrap" gap="3" paddingInline="4" paddingBlock="3">
        <Text textStyle="figures" marginInlineEnd="auto">
          <strong>{picked.length} ürün seçili</strong>
          {sum > 0 && (
            <Text as="span" color="fg.muted" translate="no">
              {' '}
              {formatLira(sum)} + KDV
            </Text>
          )}
        </Text>
        {children}
        <Button variant="outline" onClick={() => void navigate(paths.quote(), { state: quoteState(asked) })}>
          <Icon of={FileText} />
          Teklif iste
        </Button>
        <Button
          colorPalette="copper"
          loading={isAdding}
          disabled={priced.length === 0}
          onClick={() => void add()}
        >
          <Icon of={ShoppingCart} />
          Sepete ekle
        </Button>
      </Flex>
      {refused.length > 0 && (
        <Stack
          as="ul"
          role="alert"
          gap="1"
          paddingInline="4"
          paddingBottom="3"
          color="danger.fg"
          textStyle="small"
        >
          {refused.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
      )}
    </Card.Root>
  );
}

interface ListChoiceProps {
  lists: Readonly<Record<string, string>>;
  onChoose: (listId: string) => void;
}

/** Puts what is chosen into another list. */
export function ListChoice({ lists, onChoose }: ListChoiceProps) {
  return (
    <NativeSelect.Root width="auto" size="sm">
      <NativeSelect.Field
        aria-label="Listeye ekle"
        value=""
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="" disabled>
          Listeye ekle
        </option>
        {Object.entries(lists).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
