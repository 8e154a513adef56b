import { AlarmClock, Download, FileText, Inbox, Phone } from 'lucide-react';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { formatLiraExactly } from '../../../shop/format';
import { type PaletteLine } from '../../palette/palette-line';
import { finderOf, type PaletteSource } from '../../palette/palette-source';
import { type QuotesState, readQuotesState, writeQuotesState } from '../quotes-state';
import { QuoteStatusBadge } from '../status/quote-status-badge';

/** A few quotes that a text may stand for. */
export const QuoteSuggestionsQuery = graphql(`
  query PanelQuoteSuggestions($text: String!) {
    adminQuotes(filter: { text: $text }, take: 5) {
      items {
        id
        number
        status
        isExpired
        buyer {
          name
          company
          email
        }
        offer {
          total
        }
      }
    }
  }
`);

type Found = ResultOf<typeof QuoteSuggestionsQuery>['adminQuotes']['items'][number];

const EVERY_QUOTE = readQuotesState(new URLSearchParams());

const listOf = (narrowed: Partial<QuotesState>) =>
  paths.adminQuotes(writeQuotesState({ ...EVERY_QUOTE, ...narrowed }));

/** What is found of quotes: themselves, a request by telephone, and the lists that are asked for most. */
export const quotesPalette: PaletteSource = {
  actions: [
    {
      id: 'yeni',
      icon: Phone,
      title: 'Telefonla teklif',
      keywords: 'yeni teklif ekle',
      to: paths.adminNewQuote(),
    },
    { id: 'bekleyen', icon: Inbox, title: 'Yeni teklif talepleri', to: listOf({ statuses: ['NEW'] }) },
    {
      id: 'geciken',
      icon: AlarmClock,
      title: 'Yanıtı geciken teklifler',
      keywords: 'süresi gecikti',
      to: listOf({ deadline: 'OVERDUE' }),
    },
    {
      id: 'aktar',
      icon: Download,
      title: 'Teklifleri dışa aktar',
      keywords: 'excel indir tablo',
      href: paths.adminListExport('teklifler'),
      opens: 'file',
    },
  ],
  finder: finderOf(QuoteSuggestionsQuery, ({ adminQuotes }) => [
    { title: 'Teklifler', lines: adminQuotes.items.map(quoteLine) },
  ]),
};

function quoteLine({ id, number, status, isExpired, buyer, offer }: Found): PaletteLine {
  return {
    id,
    icon: FileText,
    title: number,
    detail: [buyer?.name, buyer?.company, offer && formatLiraExactly(offer.total)]
      .filter(Boolean)
      .join(' · '),
    foundBy: [{ label: 'E-posta', value: buyer?.email ?? '' }],
    aside: <QuoteStatusBadge status={status} isExpired={isExpired} />,
    to: paths.adminQuote(id),
  };
}
