import { Box, Text } from '@chakra-ui/react';
import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { today } from '../../../shop/days';
import { formatDay } from '../../../shop/format';
import { FoldSummary } from '../../../ui/layout/fold-summary';

export const HolidaysQuery = graphql(`
  query Holidays {
    adminHolidays {
      day
      name
      closesAt
    }
  }
`);

const SHOWN = 24;

/** What the shop knows by itself, so that nobody types it again. */
export function Holidays() {
  const [{ data, error }] = useQuery({ query: HolidaysQuery });
  const lastYear = data?.adminHolidays.at(-1)?.day.slice(0, 4);
  const coming = data?.adminHolidays.filter(({ day }) => day >= today()).slice(0, SHOWN);
  return (
    <Box asChild color="fg.muted" textStyle="sm">
      <details>
        <FoldSummary color="petrol.fg" minHeight="6" width="fit-content">
          Mağazanın bildiği resmî tatiller
        </FoldSummary>
        {error && !data && <Text marginTop="2">Resmî tatiller yüklenemedi. Sayfayı yenileyin.</Text>}
        <Box as="ul" listStyleType="none" marginTop="2" columnCount={{ base: 1, md: 2 }} columnGap="6">
          {coming?.map(({ day, name, closesAt }) => (
            <Box as="li" key={day} breakInside="avoid" paddingBlock="0.5">
              {formatDay(day)}, {name}
              {closesAt !== null && ` (${closesAt}’ten sonra)`}
            </Box>
          ))}
        </Box>
        {lastYear && (
          <Text marginTop="2">
            Dinî bayramlar {lastYear} sonuna kadar bilinir; başka türlü ilan edilen ya da daha sonraki günleri
            yukarıda ekleyin.
          </Text>
        )}
      </details>
    </Box>
  );
}
