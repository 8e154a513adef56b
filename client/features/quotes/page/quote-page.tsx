import { Alert, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { paths } from '../../../paths';
import { formatDateTime } from '../../../shop/format';
import { Segments } from '../../../ui/choices/segments';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { TwoColumns } from '../../../ui/layout/two-columns';
import { OrderSection } from '../../orders/detail/order-section';
import { MessageForm } from '../answering/message-form';
import { AskedLinesList } from '../detail/asked-lines-list';
import { QuoteLines } from '../detail/quote-lines';
import { Sums } from '../../../ui/layout/sums';
import { QuoteThread } from '../detail/quote-thread';
import { QuoteValidity } from '../detail/quote-validity';
import { type ShownOffer, type ShownQuote } from '../detail/shown-quote.fragment';
import { type QuoteKey } from '../status/quote-key';
import { QuoteStatusBadge } from '../status/quote-status-badge';
import { QuoteActions } from './quote-actions';

interface QuotePageProps {
  quote: ShownQuote;
  quoteKey: QuoteKey;
  /** Where it is accepted. */
  acceptPath: string;
  onRenewed: (renewed: QuoteKey) => void;
}

/** Everything about one quote, for its buyer: what was asked for, each offer, what both sides said, and what can be done. */
export function QuotePage(props: QuotePageProps) {
  const { quote, quoteKey } = props;
  const newest = quote.offers.at(-1);
  const [chosen, setChosen] = useState<number>();
  const offer = quote.offers.find(({ number }) => number === chosen) ?? newest;
  const [answer, setAnswer] = useState('');
  const answered = (text: string) => () => setAnswer(text);
  const status = useRef<HTMLDivElement>(null);
  return (
    <Box as="article" paddingTop="4" paddingBottom="10">
      <QuoteHead quote={quote} />
      <Box role="status" ref={status} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        {answer && (
          <Alert.Root status="success" marginBottom="4">
            <Alert.Content>
              <Alert.Description>{answer}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
      </Box>
      {newest && quote.isAcceptable && <QuoteValidity {...newest} />}
      <TwoColumns gap="4">
        <Stack gap="4" minWidth="0">
          {offer ? (
            <>
              {quote.offers.length > 1 && (
                <Segments
                  label="Sürüm"
                  options={quote.offers.map(({ number }) => ({
                    value: number,
                    label: `Sürüm ${String(number)}`,
                  }))}
                  value={offer.number}
                  onChange={setChosen}
                />
              )}
              <OfferSection quote={quote} offer={offer} />
            </>
          ) : (
            <OrderSection title="Kalemler">
              <AskedLinesList lines={quote.lines} />
            </OrderSection>
          )}
        </Stack>
        <Stack gap="4" minWidth="0" gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
          {newest && (
            <OrderSection title={`Toplam, sürüm ${String(newest.number)}`}>
              <Sums sums={newest} />
              {newest.paymentTermDays !== null && (
                <Text marginTop="3">Ödeme vadesi: {newest.paymentTermDays} gün</Text>
              )}
            </OrderSection>
          )}
          <QuoteActions
            {...props}
            newest={newest}
            answered={answered}
            finalFocus={() => (answer === '' ? null : status.current)}
          />
          <Facts quote={quote} />
        </Stack>
        <Box gridColumn={{ lg: '1' }} minWidth="0">
          <OrderSection title="Yazışma">
            <QuoteThread quote={quote} />
            <MessageForm quoteKey={quoteKey} onAnswered={answered('Mesajınız mağazaya iletildi.')} />
          </OrderSection>
        </Box>
      </TwoColumns>
    </Box>
  );
}

function QuoteHead({ quote }: { quote: ShownQuote }) {
  const { number, createdAt, buyer, linkToken, offers, purchaseReferences } = quote;
  const concerns = [buyer?.company ?? buyer?.name, purchaseReferences?.project].filter(Boolean).join(', ');
  return (
    <Flex as="header" wrap="wrap" align="center" justify="space-between" gap="3" paddingBottom="5">
      <Stack gap="1" minWidth="0">
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="2">
          <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
            Teklif <span translate="no">{number}</span>
          </Heading>
          <QuoteStatusBadge quote={quote} />
        </Flex>
        <Text color="fg.muted">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {concerns && `, ${concerns}`}
        </Text>
      </Stack>
      <Flex wrap="wrap" gap="2" _print={{ display: 'none' }}>
        {linkToken !== null && offers.length > 0 && (
          <ButtonLink href={paths.linkedOffer(linkToken)}>
            <Icon of={Download} size={18} />
            PDF indir
          </ButtonLink>
        )}
        <Button variant="outline" onClick={() => window.print()}>
          <Icon of={Printer} />
          Yazdır
        </Button>
      </Flex>
    </Flex>
  );
}

function OfferSection({ quote, offer }: { quote: ShownQuote; offer: ShownOffer }) {
  const earlier = quote.offers.find(({ number }) => number === offer.number - 1);
  return (
    <OrderSection title={`Kalemler, sürüm ${String(offer.number)}`}>
      {!offer.isNewest && (
        <Text role="note" paddingBottom="2" color="warning.fg">
          Bu eski bir sürüm; yenisi geçerlidir.
        </Text>
      )}
      {offer.note && (
        <Text
          as="blockquote"
          paddingInlineStart="4"
          borderStartWidth="3px"
          borderColor="petrol.line"
          whiteSpace="pre-line"
        >
          {offer.note}
        </Text>
      )}
      <QuoteLines lines={offer.lines} earlier={earlier?.lines} />
      {!offer.isNewest && (
        <Box maxWidth="sm" width="full" marginInlineStart="auto" paddingTop="4">
          <Sums sums={offer} />
        </Box>
      )}
      {offer.terms && (
        <Text paddingTop="3" textStyle="small" color="fg.muted" whiteSpace="pre-line">
          {offer.terms}
        </Text>
      )}
    </OrderSection>
  );
}

function Facts({ quote: { buyer, purchaseReferences } }: { quote: ShownQuote }) {
  if (!buyer) return null;
  const references: readonly [string, string | null | undefined][] = [
    ['Proje / şantiye', purchaseReferences?.project],
    ['Satın alma sipariş no', purchaseReferences?.purchaseOrder],
    ['Talep no', purchaseReferences?.requisition],
  ];
  return (
    <OrderSection title="Talep eden">
      <Line>{buyer.name}</Line>
      {buyer.company && <Line>{buyer.company}</Line>}
      <Line>{buyer.email}</Line>
      <Line>{buyer.phone}</Line>
      {references.map(([label, text]) => text && <Line key={label}>{`${label}: ${text}`}</Line>)}
    </OrderSection>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <Text overflowWrap="anywhere">{children}</Text>;
}
