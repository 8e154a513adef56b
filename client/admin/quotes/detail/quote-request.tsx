import { Box, Span, Table, Text } from '@chakra-ui/react';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { chosenInWords } from '../../../shop/chosen-variations';
import { startOfDay } from '../../../shop/days';
import {
  formatCount,
  formatDay,
  formatLiraExactly,
  formatQuantity,
  withFixedUnits,
  withUnit,
} from '../../../shop/format';
import { TitledCard } from '../../../ui/layout/titled-card';
import { FileLines } from '../../../ui/files/file-lines';
import { LINE_TABLE } from '../../record/line-table';

export const QuoteRequestFragment = graphql(`
  fragment QuoteRequest on Quote {
    id
    message
    answers {
      spec
      value
      unit
    }
    files {
      id
      name
      bytes
    }
    lines {
      id
      productName
      sku
      slug
      selectedVariations {
        attributeId
        attributeName
        variationId
        variationName
      }
      quantity
      unit
      asWritten
      ownPartNumber
      listPrice
      targetPrice
      wantedOn
    }
  }
`);

type Request = ResultOf<typeof QuoteRequestFragment>;
type Line = Request['lines'][number];

/** What the buyer asked for, in their own words and by the products that were meant. */
export function QuoteRequest({ quote }: { quote: FragmentOf<typeof QuoteRequestFragment> }) {
  const { id, lines, files, message, answers } = readFragment(QuoteRequestFragment, quote);
  return (
    <TitledCard
      title="Talep"
      isFlush
      aside={
        <Text textStyle="small" color="fg.muted">
          {formatCount(lines.length)} kalem, fiyatlar KDV hariç
        </Text>
      }
    >
      <Table.Root css={LINE_TABLE}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Kalem</Table.ColumnHeader>
            <Table.ColumnHeader data-figures="">Miktar</Table.ColumnHeader>
            <Table.ColumnHeader data-figures="">Liste, net</Table.ColumnHeader>
            <Table.ColumnHeader data-figures="">Hedef, net</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line) => (
            <RequestedLine key={line.id} line={line} />
          ))}
        </Table.Body>
      </Table.Root>
      {(message || answers.length > 0 || files.length > 0) && (
        <Box paddingInline={{ base: '0', md: '5' }} paddingBlock="4">
          <Answers answers={answers} />
          {message && (
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {message}
            </Text>
          )}
          <FileLines files={files} addressOf={(file) => paths.adminQuoteFile(id, file)} />
        </Box>
      )}
    </TitledCard>
  );
}

function RequestedLine({ line }: { line: Line }) {
  const { productName, slug, sku, selectedVariations, quantity, unit, listPrice } = line;
  const name = withFixedUnits(productName ?? line.asWritten ?? 'Silinmiş metin');
  return (
    <Table.Row>
      <Table.Cell data-product="">
        <Box overflowWrap="anywhere" fontWeight="medium">
          {slug ? (
            <a href={paths.product(slug)} target="_blank" rel="noopener">
              {name}
              <Span srOnly> (yeni sekmede açılır)</Span>
            </a>
          ) : (
            name
          )}
        </Box>
        <Text textStyle="small" color="fg.muted">
          {[
            sku,
            selectedVariations.length > 0 && chosenInWords(selectedVariations),
            line.ownPartNumber && `müşteri kodu ${line.ownPartNumber}`,
            line.wantedOn && `istenen gün ${formatDay(startOfDay(line.wantedOn))}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {productName !== null && line.asWritten && (
          <Text textStyle="small" color="fg.muted">
            «{line.asWritten}»
          </Text>
        )}
      </Table.Cell>
      <Table.Cell data-figures="">{formatQuantity(quantity, unit)}</Table.Cell>
      <Table.Cell data-figures="">
        {listPrice !== null ? formatLiraExactly(listPrice) : productName !== null && 'Fiyat Sorunuz'}
      </Table.Cell>
      <Table.Cell data-figures="">
        {line.targetPrice !== null && formatLiraExactly(line.targetPrice)}
      </Table.Cell>
    </Table.Row>
  );
}

function Answers({ answers }: { answers: Request['answers'] }) {
  if (answers.length === 0) return null;
  return (
    <Text textStyle="small" color="fg.muted">
      {answers.map(({ spec, value, unit }) => `${spec}: ${withUnit(value, unit)}`).join(' · ')}
    </Text>
  );
}
