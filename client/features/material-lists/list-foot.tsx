import { Box, Button, Card, Flex, Stack, Text } from '@chakra-ui/react';
import { FileText, ShoppingCart } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { paths } from '../../paths';
import { formatLira } from '../../shop/format';
import { quoteState } from '../../shop/wanted-quote-lines';
import { Icon } from '../../ui/controls/icon';
import { ErrorAlert } from '../../ui/feedback/error-alert';
import { AddedNote } from '../cart/page/added-note';
import { addLines } from '../cart/page/add-lines';
import { useCartDesk } from '../cart/store/use-cart';
import { chosenOf, isReady, rowsText, sumOf, toQuoteLine } from './material-lines';
import { type MaterialLine } from './material-list.query';

/** What becomes of a list: what was found goes into the cart, the rest into a request for a quote. */
export function ListFoot({ lines }: { lines: readonly MaterialLine[] }) {
  const client = useClient();
  const navigate = useNavigate();
  const { store } = useCartDesk();
  const addButton = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<{ count: number; sentences: readonly string[] }>();
  const [failure, setFailure] = useState('');
  const ready = lines.filter(isReady);
  const rest = lines.filter((line) => !isReady(line));
  const units = ready.reduce((sum, { quantity }) => sum + quantity, 0);
  const add = async () => {
    setAdding(true);
    setFailure('');
    const asked = ready.map(({ productId, quantity }) => ({ productId: productId ?? '', quantity }));
    const { added: answer, failure: refused } = await addLines(client, store, asked);
    setAdding(false);
    if (refused) setFailure(refused.message);
    if (answer) {
      const sentences = answer.refused.map(({ index, message }) => sentenceOf(ready[index], message));
      setAdded({ count: answer.addedCount, sentences });
    }
  };
  const close = () => {
    setAdded(undefined);
    addButton.current?.focus();
  };
  const ask = () => void navigate(paths.quote(), { state: quoteState(rest.map(toQuoteLine)) });
  return (
    <Stack gap="3" position="sticky" bottom={{ base: '0', md: '3' }} zIndex="docked">
      {added && (
        // Over the list: above the foot it would push away the button that was pressed.
        <Box position="absolute" insetInline="0" bottom="100%" paddingBottom="3">
          <AddedNote {...added} boxShadow="float" onClose={close} />
        </Box>
      )}
      {failure !== '' && (
        <ErrorAlert role="alert">
          <p>{failure}</p>
        </ErrorAlert>
      )}
      <Card.Root boxShadow="float" role="group" aria-label="Listenin tamamı">
        <Flex align="center" wrap="wrap" gap="3" paddingInline="4" paddingBlock="3">
          <Stack gap="0" marginInlineEnd="auto" textStyle="figures">
            <Text fontWeight="semibold">
              <span translate="no">{formatLira(sumOf(lines))}</span>{' '}
              <Text as="span" color="fg.muted" fontWeight="normal">
                + KDV, {ready.length} satır, {units.toLocaleString('tr-TR')} birim
              </Text>
            </Text>
            {rest.length > 0 && (
              <Text textStyle="small" color="fg.muted">
                Kalan {rest.length} satır yazdığınız gibi teklife geçer.
              </Text>
            )}
          </Stack>
          {rest.length > 0 && (
            <Button variant="outline" onClick={ask}>
              <Icon of={FileText} />
              {rest.length} satırı teklife çevir
            </Button>
          )}
          {ready.length > 0 && (
            <Button ref={addButton} colorPalette="copper" loading={isAdding} onClick={() => void add()}>
              <Icon of={ShoppingCart} />
              {ready.length} satırı sepete ekle
            </Button>
          )}
        </Flex>
      </Card.Root>
    </Stack>
  );
}

function sentenceOf(line: MaterialLine | undefined, message: string): string {
  if (!line) return message;
  return `${rowsText(line)}. satır, ${chosenOf(line)?.product.name ?? ''}: ${message}`;
}
