import { Box, chakra, Table } from '@chakra-ui/react';
import { formatCount, formatLiraExactly } from '../../shop/format';
import { FoldSummary } from '../../ui/layout/fold-summary';
import { type Sales } from './dashboard.query';
import { FigureLink } from './figure-link';
import { between, ordersList, SOLD } from './list-addresses';
import { longStepText } from './step-text';

/** What the charts draw, as numbers; each leads to the orders it counts. */
export function SalesTable({ sales: { current, previous } }: { sales: Sales }) {
  return (
    <chakra.details marginTop="3" borderTopWidth="1px" paddingTop="3">
      <FoldSummary textStyle="small" fontWeight="medium" color="petrol.fg">
        Verileri tablo olarak göster
      </FoldSummary>
      <Box
        maxHeight="24rem"
        overflowY="auto"
        marginTop="2"
        tabIndex={0}
        role="region"
        aria-label="Sipariş ve ciro tablosu"
      >
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Dönem</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Sipariş</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Net ciro</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end" hideBelow="md">
                Önceki dönem
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body fontVariantNumeric="tabular-nums">
            {current.steps.map((step, index) => (
              <Table.Row key={step.from}>
                <Table.Cell as="th" scope="row" fontWeight="normal">
                  {longStepText(step)}
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <FigureLink to={ordersList(between(step.from, step.to))}>
                    {formatCount(step.orders)}
                  </FigureLink>
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <FigureLink to={ordersList({ ...between(step.from, step.to), statuses: SOLD })} isPlain>
                    {formatLiraExactly(step.revenue)}
                  </FigureLink>
                </Table.Cell>
                <Table.Cell textAlign="end" color="fg.muted" hideBelow="md">
                  {formatLiraExactly(previous.steps[index]?.revenue ?? 0)}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </chakra.details>
  );
}
