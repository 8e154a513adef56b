import { Card, Flex, Link, Text, VisuallyHidden } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { formatDateTime, formatLiraExactly, formatQuantity } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { QuoteStateFragment } from '../status/quote-status';
import { QuoteStatusBadge } from '../status/quote-status-badge';
import { dayInWords } from '../status/valid-day';

export const QuoteCardFragment = graphql(
  `
    fragment QuoteCard on Quote @_unmask {
      id
      number
      createdAt
      purchaseReferences {
        project
      }
      lines {
        id
        productName
        asWritten
        quantity
        unit
      }
      offer {
        number
        total
        validUntil
      }
      ...QuoteState
    }
  `,
  [QuoteStateFragment],
);

const SHOWN_LINES = 3;

/** One quote of a list: enough to know it again, and the way to all of it. */
export function QuoteCard({ quote }: { quote: ResultOf<typeof QuoteCardFragment> }) {
  const { id, number, createdAt, lines, offer, purchaseReferences } = quote;
  const remaining = lines.length - SHOWN_LINES;
  return (
    <Card.Root as="article" aria-labelledby={`teklif-${number}`}>
      <Card.Header
        flexDirection="row"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1.5"
        paddingInline={{ base: '4', md: '5' }}
        paddingBlock="3"
        borderBottomWidth="1px"
        textStyle="small"
        color="fg.muted"
      >
        <Card.Title as="h2" id={`teklif-${number}`} textStyle="h3">
          <Link asChild variant="plain" fontWeight="inherit" textStyle="figures">
            <RouterLink to={paths.ownQuote(id)}>{number}</RouterLink>
          </Link>
        </Card.Title>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        <QuoteStatusBadge quote={quote} />
        {purchaseReferences?.project && <span>{purchaseReferences.project}</span>}
      </Card.Header>
      <Card.Body gap="2" paddingInline={{ base: '4', md: '5' }} paddingBlock="3">
        <ul>
          {lines.slice(0, SHOWN_LINES).map((line) => (
            <Flex as="li" key={line.id} justify="space-between" gap="4">
              <Text lineClamp={2}>{line.productName ?? line.asWritten}</Text>
              <Text flex="none">
                <span translate="no">{formatQuantity(line.quantity, line.unit)}</span>
              </Text>
            </Flex>
          ))}
        </ul>
        {remaining > 0 && (
          <Text textStyle="small" color="fg.muted">
            + {remaining} kalem daha
          </Text>
        )}
        {offer && (
          <Text textStyle="figures">
            <b translate="no">{formatLiraExactly(offer.total)}</b> KDV Dahil, {dayInWords(offer.validUntil)}{' '}
            gününe kadar
          </Text>
        )}
        <Link asChild alignSelf="flex-start" gap="1.5" minHeight="6">
          <RouterLink to={paths.ownQuote(id)}>
            Teklif ayrıntısı
            <VisuallyHidden>: {number}</VisuallyHidden>
            <Icon of={ArrowRight} />
          </RouterLink>
        </Link>
      </Card.Body>
    </Card.Root>
  );
}
