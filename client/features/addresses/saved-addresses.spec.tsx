import { cleanup, fireEvent, screen } from '@testing-library/react';
import { server } from '../../graphql/test-server';
import { Form } from '../../ui/form/form';
import { field, open, settle } from '../../ui/form/test-form';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { MeQuery } from '../account/me';
import { AddressesQuery, type SavedAddress } from './address.fragment';
import { NO_RECIPIENT, RecipientFields, recipientSchema } from './recipient-fields';
import { savedAs, SavedAddresses } from './saved-addresses';

const SITE: SavedAddress = {
  id: 'a1',
  version: 3,
  name: 'Mahmutbey şantiyesi',
  contactName: 'Hakan Işık',
  phone: '+905335552109',
  streetAddress: 'Taşocağı Cad. No: 14',
  district: 'Bağcılar',
  province: 'İstanbul',
  postalCode: null,
  text: 'Taşocağı Cad. No: 14, Bağcılar / İstanbul',
  isShippingDefault: true,
  isBillingDefault: false,
};

const NO_ADDRESS = { province: '', district: '', streetAddress: '', postalCode: '' };

function Delivery({ name }: { name: string }) {
  const address = z.looseObject({});
  const form = useForm({
    schema: z.object({ shippingAddress: address, billingAddress: address, recipient: recipientSchema }),
    defaultValues: { shippingAddress: NO_ADDRESS, billingAddress: NO_ADDRESS, recipient: NO_RECIPIENT },
    send: () => Promise.resolve(undefined),
  });
  return (
    <Form form={form}>
      <SavedAddresses name={name} />
      <RecipientFields />
    </Form>
  );
}

async function openDelivery(name: string): Promise<void> {
  document.cookie = 'tanidik=1';
  server.answers(MeQuery, () => ({
    me: { id: 'c1', name: 'Ayşe', email: 'ayse@ornek.com', isVerified: true },
  }));
  server.answers(AddressesQuery, { myAddresses: [SITE] });
  await open(<Delivery name={name} />);
  await settle();
}

const choose = async (id: string) => {
  fireEvent.change(field('Kayıtlı adresleriniz'), { target: { value: id } });
  await settle();
};

const recipient = () =>
  [/^Teslimat yeri/, /^Teslim alacak kişi/, /^Teslimat telefonu/].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );

afterEach(() => {
  cleanup();
  document.cookie = 'tanidik=; max-age=0';
});

it('knows an address that was typed as one that is kept', () => {
  const { province, district, streetAddress } = SITE;
  const typed = { province, district, streetAddress: ` ${streetAddress} `, postalCode: '' };
  expect(savedAs(typed, [SITE])?.id).toBe('a1');
  expect(savedAs({ ...typed, postalCode: '34218' }, [SITE])).toBeUndefined();
  expect(savedAs({ ...typed, district: 'Kadıköy' }, [SITE])).toBeUndefined();
});

it('names who takes deliveries at a chosen address, and nobody at a new one', async () => {
  await openDelivery('shippingAddress');
  await choose('a1');
  expect(recipient()).toEqual(['Mahmutbey şantiyesi', 'Hakan Işık', '0533 555 21 09']);
  await choose('');
  expect(recipient()).toEqual(['', '', '']);
});

it('leaves who takes the delivery alone when an address for invoices is chosen', async () => {
  await openDelivery('billingAddress');
  await choose('a1');
  expect(recipient()).toEqual(['', '', '']);
});
