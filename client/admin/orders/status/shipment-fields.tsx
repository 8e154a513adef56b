import { Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { TextField } from '../../../ui/fields/text-field';
import { textUpTo } from './reason';

const OrderCarriersQuery = graphql(`
  query OrderCarriers {
    orderCarriers
  }
`);

const MAX_SHIPMENT = 60;

export const shipmentSchema = { carrier: textUpTo(MAX_SHIPMENT), trackingNumber: textUpTo(MAX_SHIPMENT) };

/** Who carries a parcel, one of those that are offered or any other, and its number there. */
export function ShipmentFields() {
  const list = useId();
  const [{ data }] = useQuery({ query: OrderCarriersQuery });
  return (
    <Flex gap="4" direction={{ base: 'column', sm: 'row' }} align="start">
      <TextField name="carrier" label="Kargo firması" isOptional list={list} autoComplete="off" />
      <TextField
        name="trackingNumber"
        label="Takip numarası"
        isOptional
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={list}>
        {data?.orderCarriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
    </Flex>
  );
}
