import { Card, SimpleGrid, Skeleton, Span, Stat } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { formatCount } from '../../../shop/format';
import { growthPercent, growthText } from '../../../shop/growth';
import { timeAgo } from '../../../shop/time-ago';
import { type AppliedImport, type ImportOverview } from './start.query';

interface CatalogTilesProps {
  /** Unknown while it is loaded. */
  overview: ImportOverview | undefined;
  /** The last one, if there is any. */
  applied: readonly AppliedImport[] | undefined;
}

/** The catalog as it is now, and what was imported into it last. */
export function CatalogTiles({ overview, applied }: CatalogTilesProps) {
  const categories = overview && overview.mainCategories + overview.subcategories;
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '2', md: '3' }}>
      <Tile label="Mevcut kategoriler" value={categories === undefined ? undefined : formatCount(categories)}>
        {overview &&
          `${formatCount(overview.mainCategories)} ana, ${formatCount(overview.subcategories)} alt kategori`}
      </Tile>
      <Tile label="Mevcut ürünler" value={overview && formatCount(overview.products)}>
        {overview &&
          (overview.incompleteProducts > 0
            ? `${formatCount(overview.incompleteProducts)} üründe eksik bilgi`
            : 'Hepsinin bilgileri tam')}
      </Tile>
      <Tile label="Son 30 günde eklenen" value={overview && formatCount(overview.addedLately)}>
        {overview && <Growth now={overview.addedLately} before={overview.addedBefore} />}
      </Tile>
      <LastImport applied={applied} />
    </SimpleGrid>
  );
}

function Growth({ now, before }: { now: number; before: number }) {
  const percent = growthPercent(now, before);
  if (percent === null) return 'Önceki 30 günde ürün eklenmedi';
  return (
    <>
      <Span color={percent < 0 ? 'warning.fg' : 'success.fg'} fontWeight="semibold">
        {growthText(percent)}
      </Span>{' '}
      önceki 30 güne göre
    </>
  );
}

function LastImport({ applied }: Pick<CatalogTilesProps, 'applied'>) {
  const last = applied?.[0];
  if (!last?.appliedAt) {
    return (
      <Tile label="Son aktarım" value={applied && 'Yok'}>
        {applied && 'Henüz dosya aktarılmadı'}
      </Tile>
    );
  }
  const { productsAdded = 0, productsUpdated = 0 } = last.result?.details ?? {};
  return (
    <Tile label="Son aktarım" value={timeAgo(last.appliedAt)}>
      {[last.appliedBy?.name, `${formatCount(productsAdded + productsUpdated)} ürün`]
        .filter(Boolean)
        .join(', ')}
    </Tile>
  );
}

interface TileProps {
  label: string;
  /** Unknown while it is loaded. */
  value: string | undefined;
  /** What the figure is made of, or compared with. */
  children: ReactNode;
}

function Tile({ label, value, children }: TileProps) {
  return (
    <Card.Root>
      <Card.Body paddingBlock="4" paddingInline={{ base: '3', md: '4' }}>
        <Stat.Root>
          <Stat.Label>{label}</Stat.Label>
          <Stat.ValueText>{value ?? <Skeleton height="8" width="16" />}</Stat.ValueText>
          <Stat.HelpText as="dd" marginBottom="0" textStyle="small" color="fg.muted">
            {children || <Skeleton height="4" width="28" />}
          </Stat.HelpText>
        </Stat.Root>
      </Card.Body>
    </Card.Root>
  );
}
