import { Flex, List, Stack, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { DECLINE_REASONS } from '../../../shop/quote-labels';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { formatDateTime, formatLiraExactly, formatQuantity } from '../../../shop/format';
import { FileLines } from '../../../ui/files/file-lines';
import { lineName, type OfferLine } from './quote-lines';

export const QuoteThreadFragment = graphql(`
  fragment QuoteThread on Quote @_unmask {
    createdAt
    message
    linkToken
    files {
      id
      name
      bytes
    }
    offers {
      number
      sentAt
      total
      lines {
        id
        productName
        description
        unit
      }
    }
    counterOffers {
      offer
      at
      message
      lines {
        lineId
        quantity
        targetPrice
        isUnwanted
      }
    }
    messages {
      id
      side
      at
      message
      files {
        id
        name
        bytes
      }
    }
    declined {
      reason
      message
      at
    }
  }
`);

type Thread = ResultOf<typeof QuoteThreadFragment>;
type File = Thread['files'][number];

interface Entry {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly isShop: boolean;
  readonly content: ReactNode;
}

/** What both sides said and did, oldest first. */
export function QuoteThread({ quote }: { quote: Thread }) {
  const entries = entriesOf(quote).toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <List.Root variant="plain" as="ol">
      {entries.map(({ key, at, title, isShop, content }) => (
        <List.Item
          key={key}
          display="block"
          paddingBlock="3"
          paddingInlineStart="4"
          borderStartWidth="3px"
          borderColor={isShop ? 'petrol.line' : 'line.strong'}
          css={{ '& + &': { marginTop: '2' } }}
        >
          <Flex wrap="wrap" columnGap="3" textStyle="small" color="fg.muted">
            <Text as="b" color="fg" fontWeight="medium">
              {title}
            </Text>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </Flex>
          {content}
        </List.Item>
      ))}
    </List.Root>
  );
}

function entriesOf(quote: Thread): Entry[] {
  const { linkToken } = quote;
  const lines = new Map(quote.offers.flatMap((offer) => offer.lines.map((line) => [line.id, line])));
  return [
    {
      key: 'request',
      at: quote.createdAt,
      title: 'Talebiniz',
      isShop: false,
      content: <Said text={quote.message} files={quote.files} token={linkToken} />,
    },
    ...quote.offers.map(({ number, sentAt, total }) => ({
      key: `offer ${String(number)}`,
      at: sentAt,
      title: `Teklif, sürüm ${String(number)}`,
      isShop: true,
      content: (
        <Text textStyle="figures">
          Toplam <span translate="no">{formatLiraExactly(total)}</span> (KDV Dahil)
        </Text>
      ),
    })),
    ...quote.counterOffers.map((counter) => ({
      key: `counter ${counter.at}`,
      at: counter.at,
      isShop: false,
      title: `Değişiklik isteğiniz, sürüm ${String(counter.offer)} için`,
      content: <Countered counter={counter} lines={lines} />,
    })),
    ...quote.messages.map(({ id, side, at, message, files }) => ({
      key: id,
      at,
      isShop: side === 'SHOP',
      title: side === 'SHOP' ? 'Mağaza' : 'Siz',
      content: <Said text={message} files={files} token={linkToken} />,
    })),
    ...(quote.declined
      ? [
          {
            key: 'declined',
            at: quote.declined.at,
            title: 'Reddettiniz',
            isShop: false,
            content: (
              <Said
                text={[DECLINE_REASONS[quote.declined.reason], quote.declined.message]
                  .filter(Boolean)
                  .join(': ')}
                files={[]}
                token={linkToken}
              />
            ),
          },
        ]
      : []),
  ];
}

function Said({ text, files, token }: { text: string | null; files: readonly File[]; token: string | null }) {
  return (
    <Stack gap="1">
      {text && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Text>
      )}
      <FileLines
        files={files}
        addressOf={(id) => (token === null ? null : paths.linkedQuoteFile(token, id))}
      />
    </Stack>
  );
}

interface CounteredProps {
  counter: Thread['counterOffers'][number];
  lines: ReadonlyMap<string, Pick<OfferLine, 'productName' | 'description' | 'unit'>>;
}

function Countered({ counter, lines }: CounteredProps) {
  return (
    <>
      <List.Root paddingInlineStart="5" textStyle="figures">
        {counter.lines.map(({ lineId, quantity, targetPrice, isUnwanted }) => {
          const line = lines.get(lineId);
          const wishes = [
            isUnwanted && 'istenmiyor',
            quantity !== null && formatQuantity(quantity, line?.unit ?? 'adet'),
            targetPrice !== null && `birim ${formatLiraExactly(targetPrice)} net`,
          ].filter(Boolean);
          return (
            <List.Item key={lineId} display="list-item">
              {line ? lineName(line) : 'Kalem'}: {wishes.join(', ')}
            </List.Item>
          );
        })}
      </List.Root>
      <Said text={counter.message} files={[]} token={null} />
    </>
  );
}
