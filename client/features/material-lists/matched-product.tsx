import { Box, Grid, Heading, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { formatCount, formatQuantity, withFixedUnits } from '../../shop/format';
import { Thumbnail } from '../../ui/media/thumbnail';
import { chosenOf, isMerged, isRaised, reasonText, roundedText } from './material-lines';
import { type MaterialCandidate, type MaterialLine } from './material-list.query';

/** What was found for a line, and why. */
export function Found({ line, candidate }: { line: MaterialLine; candidate: MaterialCandidate }) {
  const { product } = candidate;
  return (
    <Grid templateColumns="44px minmax(0, 1fr)" gap="3">
      <Box width="44px" height="44px">
        <Thumbnail picture={product.pictures[0]} />
      </Box>
      <Box minWidth="0">
        <Heading as="h2" textStyle="body" fontWeight="semibold">
          <ProductLink candidate={candidate} />
        </Heading>
        <Text textStyle="tiny" color="fg.muted">
          <span translate="no">
            {product.brand.name} · {product.model}
          </span>
        </Text>
        <Text textStyle="small" color="fg.muted">
          {reasonText(candidate)}
        </Text>
        <RoundedNote line={line} />
        <Notes line={line} candidate={candidate} />
      </Box>
    </Grid>
  );
}

function ProductLink({ candidate: { product } }: { candidate: MaterialCandidate }) {
  return (
    <Link asChild color="fg" fontWeight="inherit">
      <RouterLink to={paths.product(product.slug)}>{withFixedUnits(product.name)}</RouterLink>
    </Link>
  );
}

/** Where more is asked for than was written, and what else is to be known. */
export function Notes({
  line,
  candidate: { product },
}: {
  line: MaterialLine;
  candidate: MaterialCandidate;
}) {
  return (
    <>
      {isMerged(line) && (
        <Text textStyle="small" color="warning.fg">
          Aynı ürün {line.rows.length} satırda: {line.rows.map(({ count }) => formatCount(count)).join(' + ')}{' '}
          = {formatQuantity(line.askedQuantity, product.unit)}
        </Text>
      )}
      {isRaised(line) && (
        <Text textStyle="small" color="warning.fg">
          Bu üründe en az {formatQuantity(product.minOrderQuantity, product.unit)} satılıyor:{' '}
          {formatCount(line.askedQuantity)} yerine {formatCount(line.quantity)} yazdık
        </Text>
      )}
      {product.attributes.length > 0 && (
        <Text textStyle="small" color="fg.muted">
          Seçenekli ürün; ilk seçenekleriyle eklenir
        </Text>
      )}
    </>
  );
}

/** What is still to be chosen, or was not found. What is chosen takes the same place, so that the choices below it stay. */
export function Open({ line }: { line: MaterialLine }) {
  const chosen = chosenOf(line);
  const isChoice = line.status === 'CHOOSE';
  return (
    <Box>
      <Heading as="h2" textStyle="body" fontWeight="semibold" truncate>
        {chosen ? (
          <ProductLink candidate={chosen} />
        ) : isChoice ? (
          `${String(line.candidates.length)} aday var, birini seçin`
        ) : (
          'Katalogda karşılığı yok'
        )}
      </Heading>
      <Text textStyle="small" color="fg.muted" truncate={isChoice}>
        {chosen ? (
          <>
            Siz seçtiniz:{' '}
            <span translate="no">
              {chosen.product.brand.name} · {chosen.product.model}
            </span>
          </>
        ) : isChoice ? (
          'Seçmezseniz yazdığınız gibi teklife geçer'
        ) : (
          'Teklife aynen geçer, satış mühendisi fiyat yazar'
        )}
      </Text>
      <RoundedNote line={line} />
    </Box>
  );
}

function RoundedNote({ line }: { line: MaterialLine }) {
  const text = roundedText(line);
  return text === '' ? null : (
    <Text textStyle="small" color="warning.fg">
      {text}
    </Text>
  );
}
