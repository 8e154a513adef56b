import { Box, Flex, Heading, Stack, Table, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { chosenInWords } from '../../../shop/chosen-variations';
import { formatCount, formatDay, formatPhone, formatQuantity } from '../../../shop/format';
import { type SlipOrder, type SlipSender } from './packing-slips.query';

interface PackingSlipProps {
  order: SlipOrder;
  sender: SlipSender;
  /** Of staff, where they are wanted on paper. */
  notes: readonly string[];
}

/** What goes into a parcel: goods and quantities without prices, a box to tick for each, from whom and where to. */
export function PackingSlip({ order, sender, notes }: PackingSlipProps) {
  const { number, createdAt, shipment, items } = order;
  const parcel = [shipment?.carrier, shipment?.trackingNumber && `takip no ${shipment.trackingNumber}`];
  return (
    <Stack
      as="article"
      gap="6"
      aria-label={`Sevk fişi #${number}`}
      css={{
        '& + &': { borderTopWidth: '1px', paddingTop: '8' },
        '@media print': { '& + &': { breakBefore: 'page', borderTopWidth: '0', paddingTop: '0' } },
      }}
    >
      <Flex gap="6" wrap="wrap" justify="space-between">
        <Stack gap="0">
          <Heading as="h2" textStyle="h1">
            Sevk fişi #{number}
          </Heading>
          <Text textStyle="figures">Sipariş tarihi {formatDay(createdAt)}</Text>
          {parcel.some(Boolean) && <Text>{parcel.filter(Boolean).join(', ')}</Text>}
        </Stack>
        <Text fontWeight="semibold" textStyle="figures">
          {countOf(items)}
        </Text>
      </Flex>
      <Flex gap="6" wrap="wrap">
        <Sender sender={sender} />
        <Receiver order={order} />
      </Flex>
      <SlipLines lines={items} />
      {order.notes && <Note title="Müşteri notu">{order.notes}</Note>}
      {notes.length > 0 && <Note title="İç notlar">{notes.join('\n\n')}</Note>}
      <Flex gap="12" paddingTop="8" breakInside="avoid">
        <Signature label="Hazırlayan" />
        <Signature label="Teslim alan" />
      </Flex>
    </Stack>
  );
}

/** «5 kalem: 11 adet, 6 metre»: units are not added to each other. */
function countOf(lines: SlipOrder['items']): string {
  const units = new Map<string, number>();
  for (const { unit, quantity } of lines) units.set(unit, (units.get(unit) ?? 0) + quantity);
  const quantities = [...units].map(([unit, quantity]) => formatQuantity(quantity, unit));
  return `${formatCount(lines.length)} kalem, ${quantities.join(', ')}`;
}

function Sender({
  sender: { siteName, address, contactPhone, contactEmail },
}: Pick<PackingSlipProps, 'sender'>) {
  return (
    <Party title="Gönderen" name={siteName}>
      <Text whiteSpace="pre-line">{address}</Text>
      <Text>{formatPhone(contactPhone)}</Text>
      <Text>{contactEmail}</Text>
    </Party>
  );
}

function Receiver({ order: { user, shippingAddress, recipient } }: Pick<PackingSlipProps, 'order'>) {
  return (
    <Party title="Alıcı" name={user.company ?? user.name}>
      {user.company && <Text>{user.name}</Text>}
      {recipient?.siteName && <Text>{recipient.siteName}</Text>}
      <Text>{shippingAddress?.text}</Text>
      {recipient?.contactName && <Text>Teslim alacak: {recipient.contactName}</Text>}
      <Text>{formatPhone(recipient?.phone ?? user.phone)}</Text>
    </Party>
  );
}

function Party({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <Stack gap="0" flex="1" minWidth="14rem" overflowWrap="anywhere">
      <Text textStyle="small" color="fg.muted">
        {title}
      </Text>
      <Text fontWeight="semibold">{name}</Text>
      {children}
    </Stack>
  );
}

function SlipLines({ lines }: { lines: SlipOrder['items'] }) {
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader width="2.5rem">
            <Box as="span" srOnly>
              Kondu
            </Box>
          </Table.ColumnHeader>
          <Table.ColumnHeader>Stok kodu</Table.ColumnHeader>
          <Table.ColumnHeader>Ürün</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Miktar</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line) => (
          <Table.Row key={line.id} css={{ breakInside: 'avoid' }}>
            <Table.Cell>
              {/* Ticked with a pen. */}
              <Box boxSize="4" borderWidth="1.5px" borderColor="fg" borderRadius="xs" data-tick="" />
            </Table.Cell>
            <Table.Cell whiteSpace={{ sm: 'nowrap' }} overflowWrap="anywhere">
              {line.sku}
            </Table.Cell>
            <Table.Cell>
              <Text>{line.productName}</Text>
              <Text textStyle="small" color="fg.muted">
                {line.brand} · {line.model}
                {line.selectedVariations.length > 0 && ` · ${chosenInWords(line.selectedVariations)}`}
              </Text>
              {line.backOrdered > 0 && (
                <Text textStyle="small" color="warning.fg">
                  {formatQuantity(line.backOrdered, line.unit)} tedarik ediliyor
                </Text>
              )}
            </Table.Cell>
            <Table.Cell textAlign="end" whiteSpace="nowrap" textStyle="figures">
              {formatQuantity(line.quantity, line.unit)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Note({ title, children }: { title: string; children: string }) {
  return (
    <Box breakInside="avoid">
      <Heading as="h3" textStyle="h3">
        {title}
      </Heading>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}

function Signature({ label }: { label: string }) {
  return (
    <Box flex="1" borderTopWidth="1px" paddingTop="2" textStyle="small" color="fg.muted">
      {label}
    </Box>
  );
}
