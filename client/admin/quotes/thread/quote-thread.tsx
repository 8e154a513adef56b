import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { formatLiraExactly } from '../../../shop/format';
import { TitledCard } from '../../../ui/layout/titled-card';
import { When } from '../../record/when';
import { paths } from '../../../paths';
import { FileLines } from '../../../ui/files/file-lines';
import { type Authors } from './quote-authors';
import { QuoteReply } from './quote-reply';

export const QuoteThreadFragment = graphql(`
  fragment QuoteThread on Quote {
    id
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
    offers {
      number
      lines {
        id
        productName
        description
      }
    }
  }
`);

type Thread = ResultOf<typeof QuoteThreadFragment>;

interface QuoteThreadProps {
  quote: FragmentOf<typeof QuoteThreadFragment>;
  /** Who wrote what, by the version of its event. */
  authors: Authors;
  /** Nothing is written in the past; what was typed stays. */
  isPast: boolean;
  /** Nothing is written to somebody whose data were erased. */
  canReply: boolean;
  onDirty: (isDirty: boolean) => void;
  onSent: () => void;
}

/** What buyer and shop wrote to each other, with what the buyer asked to be changed in an offer; oldest first. */
export function QuoteThread({ quote, authors, isPast, canReply, onDirty, onSent }: QuoteThreadProps) {
  const thread = readFragment(QuoteThreadFragment, quote);
  const entries = [
    ...thread.messages.map((message) => ({ at: message.at, message, counter: undefined })),
    ...thread.counterOffers.map((counter) => ({ at: counter.at, message: undefined, counter })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  if (entries.length === 0 && !canReply) return null;
  return (
    <TitledCard title="Yazışma">
      <Stack gap="4">
        {entries.length === 0 && <Text color="fg.muted">Henüz yazışma yok.</Text>}
        {entries.map(({ at, message, counter }) =>
          message ? (
            <Letter
              key={message.id}
              isOurs={message.side === 'SHOP'}
              author={authorOf(message, authors)}
              at={at}
            >
              <Text whiteSpace="pre-line" overflowWrap="anywhere">
                {message.message ?? (message.files.length === 0 && 'Silinmiş metin')}
              </Text>
              <FileLines files={message.files} addressOf={(id) => paths.adminQuoteFile(thread.id, id)} />
            </Letter>
          ) : (
            <Letter key={at} isOurs={false} author="Müşteri" at={at}>
              <CounterOffer counter={counter} offers={thread.offers} />
            </Letter>
          ),
        )}
        {canReply && (
          <Box hidden={isPast}>
            <QuoteReply quoteId={thread.id} onDirty={onDirty} onSent={onSent} />
          </Box>
        )}
      </Stack>
    </TitledCard>
  );
}

/** The id of a message ends with the version of its event. */
const authorOf = ({ id, side }: Thread['messages'][number], authors: Authors): string =>
  authors.get(Number(id.split('/').at(-1))) ?? (side === 'SHOP' ? 'Mağaza' : 'Müşteri');

interface LetterProps {
  isOurs: boolean;
  author: string;
  at: string;
  children: React.ReactNode;
}

function Letter({ isOurs, author, at, children }: LetterProps) {
  return (
    <Box
      maxWidth={{ md: '85%' }}
      alignSelf={isOurs ? 'flex-end' : 'flex-start'}
      borderWidth="1px"
      borderRadius="lg"
      paddingInline="4"
      paddingBlock="3"
      {...(isOurs && { bg: 'petrol.subtle', borderColor: 'petrol.line' })}
    >
      <Flex wrap="wrap" columnGap="2" textStyle="small" color="fg.muted" marginBottom="1">
        <b>{author}</b>
        <When at={at} />
      </Flex>
      {children}
    </Box>
  );
}

interface CounterOfferProps {
  counter: Thread['counterOffers'][number];
  offers: Thread['offers'];
}

function CounterOffer({ counter: { offer: number, lines, message }, offers }: CounterOfferProps) {
  const offered = offers.find((offer) => offer.number === number)?.lines ?? [];
  const nameOf = (id: string) => {
    const line = offered.find((one) => one.id === id);
    return line?.productName ?? line?.description ?? 'Kalem';
  };
  return (
    <>
      <Text fontWeight="semibold">Sürüm {number} için değişiklik isteği</Text>
      <Box as="ul" paddingInlineStart="5" listStyleType="disc">
        {lines.map(({ lineId, quantity, targetPrice, isUnwanted }) => (
          <li key={lineId}>
            {nameOf(lineId)}:{' '}
            {[
              isUnwanted && 'istenmiyor',
              quantity !== null && `miktar ${String(quantity)}`,
              targetPrice !== null && `hedef birim fiyat ${formatLiraExactly(targetPrice)}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </Box>
      {message && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {message}
        </Text>
      )}
    </>
  );
}
