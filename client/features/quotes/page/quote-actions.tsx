import { Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatDateTime } from '../../../shop/format';
import { ButtonLink } from '../../../ui/controls/button-link';
import { OrderSection } from '../../orders/detail/order-section';
import { CounterOffer } from '../answering/counter-offer';
import { DeclineQuote } from '../answering/decline-quote';
import { RenewQuote } from '../answering/renew-quote';
import { type ShownOffer, type ShownQuote } from '../detail/shown-quote.fragment';
import { type QuoteKey } from '../status/quote-key';
import { dayInWords } from '../status/valid-day';

interface QuoteActionsProps {
  quote: ShownQuote;
  quoteKey: QuoteKey;
  /** Where it is accepted. */
  acceptPath: string;
  onRenewed: (renewed: QuoteKey) => void;
  newest: ShownOffer | undefined;
  answered: (text: string) => () => void;
  /** Where what was answered is said; null before. */
  finalFocus: () => HTMLElement | null;
}

/** What the buyer can do now. */
export function QuoteActions(props: QuoteActionsProps) {
  const { quote, quoteKey, acceptPath, newest, answered, finalFocus, onRenewed } = props;
  const { acceptedOrder, isExpired, isAcceptable, status } = quote;
  if (acceptedOrder) {
    return (
      <OrderSection title="Kabul edildi">
        <Text>
          Bu tekliften{' '}
          {'id' in quoteKey ? (
            <Link asChild>
              <RouterLink to={paths.order(acceptedOrder.id)} translate="no">
                #{acceptedOrder.number}
              </RouterLink>
            </Link>
          ) : (
            <b translate="no">#{acceptedOrder.number}</b>
          )}{' '}
          numaralı sipariş oluşturuldu. Ayrıntıları sipariş e-postanızda bulursunuz.
        </Text>
      </OrderSection>
    );
  }
  if (isExpired && newest) {
    return (
      <OrderSection title="Süresi doldu">
        <Stack gap="3">
          <Text>
            Teklif {dayInWords(newest.validUntil)} gününe kadar geçerliydi. Aynı kalemleri tek tıkla yeniden
            isteyebilirsiniz.
          </Text>
          <RenewQuote quoteKey={quoteKey} onRenewed={onRenewed} />
        </Stack>
      </OrderSection>
    );
  }
  if (isAcceptable && newest) {
    return (
      <OrderSection title="Yanıtınız">
        <Stack gap="2">
          <ButtonLink tone="copper" size="large" isFull to={acceptPath}>
            Kabul et ve sipariş ver
          </ButtonLink>
          <CounterOffer
            quoteKey={quoteKey}
            offer={newest}
            finalFocus={finalFocus}
            onAnswered={answered('İsteğiniz mağazaya iletildi; yeni sürüm e-postanıza gelir.')}
          />
          <DeclineQuote
            quoteKey={quoteKey}
            offer={newest.number}
            finalFocus={finalFocus}
            onAnswered={answered('Teklifi reddettiğinizi mağazaya ilettik.')}
          />
        </Stack>
      </OrderSection>
    );
  }
  if (status === 'REJECTED') {
    return (
      <OrderSection title="Reddedildi">
        <Stack gap="3">
          <Text>Fikriniz değişirse aynı kalemleri yeniden isteyebilirsiniz.</Text>
          <RenewQuote quoteKey={quoteKey} onRenewed={onRenewed} />
        </Stack>
      </OrderSection>
    );
  }
  return (
    <OrderSection title="Hazırlanıyor">
      <Stack gap="3">
        <Text>
          Teklifiniz en geç <b>{formatDateTime(lastMinute(quote.responseDueAt))}</b> tarihinde e-postanıza
          gelir.
        </Text>
        <DeclineQuote
          quoteKey={quoteKey}
          offer={newest?.number ?? null}
          finalFocus={finalFocus}
          onAnswered={answered('Vazgeçtiğinizi mağazaya ilettik.')}
        />
      </Stack>
    </OrderSection>
  );
}

/** The answer is due before midnight: that is the day people mean. */
const lastMinute = (instant: string) => new Date(Date.parse(instant) - 60_000).toISOString();
