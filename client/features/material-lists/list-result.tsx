import { Box, Button, Card, Flex, Grid, Heading, List, Stack, Text } from '@chakra-ui/react';
import { Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../graphql/refusal';
import { paths } from '../../paths';
import { formatDate } from '../../shop/format';
import { Segments } from '../../ui/choices/segments';
import { Icon } from '../../ui/controls/icon';
import { ErrorAlert } from '../../ui/feedback/error-alert';
import { useCartDesk } from '../cart/store/use-cart';
import { ListFoot } from './list-foot';
import { chosenText, isMerged, isRaised, isRoundedUp } from './material-lines';
import {
  type MaterialLine,
  type MaterialList,
  RematchListMutation,
  UpdateLineMutation,
} from './material-list.query';
import { MaterialRow } from './material-row';
import { SkippedRows } from './skipped-rows';

/** More rows are shown on demand. */
const SHOWN = 50;

/** Whether more was written than is asked for. */
const isMore = (line: MaterialLine) => isRaised(line) || isRoundedUp(line);

const FILTERS: Readonly<Record<string, readonly [label: string, test: (line: MaterialLine) => boolean]>> = {
  all: ['Tümü', () => true],
  found: ['Bulundu', ({ status }) => status === 'FOUND'],
  choose: ['Seçilecek', ({ status }) => status === 'CHOOSE'],
  none: ['Bulunamadı', ({ status }) => status === 'NOT_FOUND'],
  changed: ['Adedi değişen', (line) => isMerged(line) || isMore(line)],
};

/** What was found for a list, line by line, and what becomes of it. */
export function ListResult({ list }: { list: MaterialList }) {
  const client = useClient();
  const { readOut } = useCartDesk();
  const [filter, setFilter] = useState('all');
  const [isWhole, setWhole] = useState(false);
  const [isMatching, setMatching] = useState(false);
  const [failure, setFailure] = useState('');
  const { id, lines } = list;
  const [, isShown] = FILTERS[filter] ?? ['', () => true];
  const filtered = lines.filter(isShown);
  const shown = isWhole ? filtered : filtered.slice(0, SHOWN);
  const update = async (place: number, input: { productId?: string | null; quantity?: number }) => {
    const { error } = await client.mutation(UpdateLineMutation, { id, place, input }).toPromise();
    setFailure(error ? refusalOf(error).message : '');
    return !error;
  };
  const choose = async (line: MaterialLine, productId: string | null) => {
    if (await update(line.place, { productId })) readOut(chosenText(line, productId));
  };
  const rematch = async () => {
    setMatching(true);
    const { error } = await client.mutation(RematchListMutation, { id }).toPromise();
    setMatching(false);
    setFailure(error ? refusalOf(error).message : '');
  };
  return (
    <Stack gap="4">
      <Flex wrap="wrap" align="end" gap="3">
        <Box marginInlineEnd="auto" minWidth="0">
          <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
            {list.fileName ?? 'Malzeme listeniz'}
          </Heading>
          <Text color="fg.muted" textStyle="figures">
            {readText(list)} Bu bağlantı {formatDate(list.expiresAt)} gününe kadar, yalnız sizde açılır.
          </Text>
          <SkippedRows rows={list.skippedRows} />
        </Box>
        <Flex wrap="wrap" gap="3">
          <Button variant="outline" size="sm" loading={isMatching} onClick={() => void rematch()}>
            <Icon of={RotateCw} />
            Yeniden eşleştir
          </Button>
          <Button asChild variant="outline" size="sm">
            <a href={paths.materialListResult(id)} download>
              <Icon of={Download} />
              Sonucu indir
            </a>
          </Button>
        </Flex>
      </Flex>
      <Counts lines={lines} />
      {failure !== '' && (
        <ErrorAlert role="alert">
          <p>{failure}</p>
        </ErrorAlert>
      )}
      <Segments
        label="Satırları süz"
        options={Object.entries(FILTERS).map(([value, [label, test]]) => ({
          value,
          label: `${label} ${String(lines.filter(test).length)}`,
        }))}
        value={filter}
        onChange={setFilter}
      />
      <Card.Root overflow="hidden">
        <List.Root variant="plain" aria-label="Listenin satırları">
          {shown.map((line) => (
            <MaterialRow
              key={line.place}
              line={line}
              onChoose={(productId) => void choose(line, productId)}
              onQuantity={(quantity) => void update(line.place, { quantity })}
            />
          ))}
        </List.Root>
        {filtered.length === 0 && (
          <Text padding="4" color="fg.muted">
            Böyle bir satır yok.
          </Text>
        )}
        {shown.length < filtered.length && (
          <Flex justify="center" padding="3">
            <Button variant="ghost" onClick={() => setWhole(true)}>
              Kalan {filtered.length - shown.length} kalemi göster
            </Button>
          </Flex>
        )}
      </Card.Root>
      <ListFoot lines={lines} />
    </Stack>
  );
}

function Counts({ lines }: { lines: readonly MaterialLine[] }) {
  const countOf = (test: (line: MaterialLine) => boolean) => lines.filter(test).length;
  const counts = [
    ['Bulundu', countOf(({ status }) => status === 'FOUND'), 'kod, model veya ölçüyle'],
    [
      'Seçilecek',
      countOf(({ status }) => status === 'CHOOSE'),
      `${String(countOf(({ status, productId }) => status === 'CHOOSE' && productId !== null))} tanesini seçtiniz`,
    ],
    ['Bulunamadı', countOf(({ status }) => status === 'NOT_FOUND'), 'teklife geçer'],
    ['Birleşen', countOf(isMerged), 'adetleri toplandı'],
    ['Yükselen adet', countOf(isMore), 'en az adede, tam sayıya'],
  ] as const;
  return (
    <Card.Root>
      <Grid
        as="dl"
        templateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }}
        gap="3"
        padding="4"
        textStyle="figures"
      >
        {counts.map(([label, count, note]) => (
          <Stack key={label} gap="0">
            <Text as="dt" textStyle="small" color="fg.muted">
              {label}
            </Text>
            <Text as="dd" textStyle="h3">
              {count}
            </Text>
            <Text as="dd" textStyle="tiny" color="fg.muted">
              {note}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Card.Root>
  );
}

function readText({ sheetName, rowCount, skippedCount, lines }: MaterialList): string {
  const sheet = sheetName === null ? '' : `«${sheetName}» sayfası. `;
  const skipped = skippedCount === 0 ? '' : `, ${String(skippedCount)} başlık ve toplam satırı atlandı`;
  return `${sheet}${String(rowCount)} satır okundu: ${String(lines.length)} kalem${skipped}.`;
}
