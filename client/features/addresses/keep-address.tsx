import { Box, Button } from '@chakra-ui/react';
import { type SyntheticEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormDialog } from '../../ui/overlay/form-dialog';
import { AddressEditor } from './address-editor';
import { EMPTY_ADDRESS } from './address-form';
import { useAddresses } from './address.fragment';
import { NO_RECIPIENT, type RecipientValues } from './recipient-fields';
import { savedAs, type TypedAddress } from './saved-addresses';

/** What happens in the form of the dialog is not of the form around it. */
const stay = (event: SyntheticEvent) => event.stopPropagation();

/** Keeps an address that was typed for an order; offered to customers while it is none of theirs. */
export function KeepAddress({ name }: { name: string }) {
  const { addresses } = useAddresses();
  const { getValues } = useFormContext();
  const typed = useWatch({ name }) as TypedAddress;
  const [isOpen, setIsOpen] = useState(false);
  const isFilledIn = [typed.province, typed.district, typed.streetAddress].every(
    (part) => part.trim() !== '',
  );
  if (!addresses || !isFilledIn || savedAs(typed, addresses)) return null;
  const buyer = getValues('buyer') as { name: string; phone: string };
  const recipient = name === 'shippingAddress' ? (getValues('recipient') as RecipientValues) : NO_RECIPIENT;
  const contact = {
    name: recipient.siteName,
    contactName: recipient.contactName || buyer.name,
    phone: recipient.phone || buyer.phone,
  };
  return (
    <Box onSubmit={stay} onKeyDown={(event) => event.key === 'Enter' && stay(event)}>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        Bu adresi adreslerime kaydet
      </Button>
      <FormDialog isOpen={isOpen} title="Adres ekle" onClose={() => setIsOpen(false)}>
        <AddressEditor first={{ ...EMPTY_ADDRESS, ...typed, ...contact }} onSaved={() => setIsOpen(false)} />
      </FormDialog>
    </Box>
  );
}
