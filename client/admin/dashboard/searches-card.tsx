import { Text } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { formatCount } from '../../shop/format';
import { DashboardCard } from './dashboard-card';
import { FigureRow, FigureRows } from './figure-rows';
import { productsList } from './list-addresses';
import { useProductFigures } from './stat-tiles';

/** What visitors searched for and the shop did not have. */
export function SearchesCard() {
  return (
    <DashboardCard title="Sonuçsuz aramalar, son 30 gün" part={useProductFigures()} height="10rem">
      {({ adminMissedSearches: searches }) =>
        searches.length === 0 ? (
          <Text color="fg.muted">Sonuçsuz arama olmadı.</Text>
        ) : (
          <FigureRows>
            {searches.map(({ text, searches: count }) => (
              <FigureRow
                key={text}
                icon={SearchX}
                to={productsList({ text })}
                figure={`${formatCount(count)} kez`}
              >
                {text}
              </FigureRow>
            ))}
          </FigureRows>
        )
      }
    </DashboardCard>
  );
}
