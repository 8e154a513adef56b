import { Box, Span, Text } from '@chakra-ui/react';
import { addDays, startOfDay, today } from '../../shop/days';
import { formatCount } from '../../shop/format';
import {
  DECLINE_REASONS,
  NO_DECLINE_REASON,
  QUOTE_STATUSES,
  type QuoteStatus,
} from '../../shop/quote-labels';
import { countText } from '../list/declare-list';
import { DashboardCard } from './dashboard-card';
import { QuoteFiguresQuery } from './dashboard.query';
import { FigureLink } from './figure-link';
import { FigureRow, FigureRows } from './figure-rows';
import { quotesList } from './list-addresses';
import { usePart } from './use-part';

const DAYS = 30;
const LATELY = { period: 'MONTH' } as const;
const ENDED: readonly QuoteStatus[] = ['ACCEPTED', 'REJECTED'];
const RUNNING = (Object.keys(QUOTE_STATUSES) as QuoteStatus[]).filter((status) => !ENDED.includes(status));

export const useQuoteFigures = () =>
  usePart(QuoteFiguresQuery, { from: startOfDay(addDays(today(), 1 - DAYS)) }, 'quotes');

/** What became of the quotes that were asked for in the last 30 days, and why some were lost. */
export function QuotesCard() {
  return (
    <DashboardCard
      title="Teklifler, son 30 gün"
      part={useQuoteFigures()}
      height="14rem"
      aside={({ lately }) => (
        <FigureLink to={quotesList(LATELY)} textStyle="small">
          {countText(lately)} talep
        </FigureLink>
      )}
    >
      {({ lately: { byStatus, total }, adminLostQuotes }) => {
        const countOf = (statuses: readonly QuoteStatus[]) =>
          byStatus.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0);
        const [won, lost] = [countOf(['ACCEPTED']), countOf(['REJECTED'])];
        return (
          <>
            <Text textStyle="small" color="fg.muted" marginBottom="2">
              {total === 0
                ? 'Son 30 günde teklif istenmedi.'
                : won + lost === 0
                  ? 'Henüz sonuçlanan teklif yok.'
                  : `Kazanma oranı %${String(Math.round((won / (won + lost)) * 100))}`}
            </Text>
            <FigureRows>
              <FigureRow
                icon={QUOTE_STATUSES.ACCEPTED.Icon}
                tone="success"
                to={quotesList({ ...LATELY, statuses: ['ACCEPTED'] })}
                figure={formatCount(won)}
              >
                Kazanılan
              </FigureRow>
              <FigureRow
                icon={QUOTE_STATUSES.REJECTED.Icon}
                tone="danger"
                to={quotesList({ ...LATELY, statuses: ['REJECTED'] })}
                figure={formatCount(lost)}
              >
                Kaybedilen
              </FigureRow>
              <FigureRow
                icon={QUOTE_STATUSES.PROCESSING.Icon}
                to={quotesList({ ...LATELY, statuses: RUNNING })}
                figure={formatCount(countOf(RUNNING))}
              >
                Süren
              </FigureRow>
            </FigureRows>
            {adminLostQuotes.length > 0 && <Reasons lost={adminLostQuotes} />}
          </>
        );
      }}
    </DashboardCard>
  );
}

interface ReasonsProps {
  lost: readonly { reason: keyof typeof DECLINE_REASONS | null; quotes: number }[];
}

/** Why quotes were lost; the lengths say it, too. */
function Reasons({ lost }: ReasonsProps) {
  const most = Math.max(...lost.map(({ quotes }) => quotes));
  return (
    <Box borderTopWidth="1px" marginTop="2" paddingTop="3">
      <Text as="h3" textStyle="small" fontWeight="semibold" marginBottom="2">
        Neden kaybedildi
      </Text>
      <Box as="ul" listStyleType="none" aria-label="Kaybetme nedenleri">
        {lost.map(({ reason, quotes }) => (
          <Box as="li" key={reason} marginBottom="2" textStyle="small">
            <FigureLink
              to={quotesList({ ...LATELY, loss: reason ?? 'NONE' })}
              display="flex"
              justifyContent="space-between"
              gap="3"
              isPlain
            >
              {reason === null ? NO_DECLINE_REASON : DECLINE_REASONS[reason]}
              <Span fontVariantNumeric="tabular-nums">{formatCount(quotes)}</Span>
            </FigureLink>
            <Box aria-hidden height="1" borderRadius="full" bg="bg.sunken" marginTop="1">
              <Box
                height="full"
                borderRadius="full"
                bg="danger.fg"
                width={`${String((quotes / most) * 100)}%`}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
