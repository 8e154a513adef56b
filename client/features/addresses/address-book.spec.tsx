import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { server } from '../../graphql/test-server';
import { toaster } from '../../ui/feedback/toaster';
import { field, open, press, settle, type } from '../../ui/form/test-form';
import { MeQuery } from '../account/me';
import { AddressBook, DeleteAddressMutation, RestoreAddressMutation } from './address-book';
import { CreateAddressMutation, UpdateAddressMutation } from './address-editor';
import { AddressesQuery, type SavedAddress } from './address.fragment';
import { ProvincesQuery } from './use-districts';

const SITE: SavedAddress = {
  id: 'a1',
  version: 3,
  name: 'Mahmutbey şantiyesi',
  contactName: 'Hakan Işık',
  phone: '+905335552109',
  streetAddress: 'Taşocağı Cad. No: 14',
  district: 'Bağcılar',
  province: 'İstanbul',
  postalCode: '34218',
  text: 'Taşocağı Cad. No: 14, 34218 Bağcılar / İstanbul',
  isShippingDefault: true,
  isBillingDefault: false,
};

async function openBook(...lists: SavedAddress[][]): Promise<void> {
  document.cookie = 'tanidik=1';
  server.answers(MeQuery, () => ({
    me: { id: 'c1', name: 'Ayşe', email: 'ayse@ornek.com', isVerified: true },
  }));
  server.answers(AddressesQuery, ...lists.map((myAddresses) => ({ myAddresses })));
  server.answers(ProvincesQuery, () => ({
    provinces: [
      { name: 'Bursa', districts: ['Nilüfer', 'Osmangazi'] },
      { name: 'İstanbul', districts: ['Bağcılar', 'Kadıköy'] },
    ],
  }));
  await open(<AddressBook />);
  await settle();
}

const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

afterEach(() => {
  cleanup();
  document.cookie = 'tanidik=; max-age=0';
});

it('adds an address with a district of its province', async () => {
  server.answers(CreateAddressMutation, { createAddress: { id: 'a1' } });
  await openBook([], [SITE]);
  expect(screen.getByText('Henüz adresiniz yok')).toBeTruthy();
  await press('Adres ekle');
  type('Adres adı', 'Bursa deposu');
  type('İlgili kişi', '\u2068Depo girişi\u2069');
  type('Telefon', '0224 555 30 11');
  choose('İl', 'Bursa');
  await settle();
  expect(Array.from(field('İlçe').querySelectorAll('option'), ({ value }) => value)).toEqual([
    '',
    'Nilüfer',
    'Osmangazi',
  ]);
  choose('İlçe', 'Nilüfer');
  type('Açık adres', 'Yeşil Cad.\nNo: 6');
  await press('Adresi kaydet');
  expect(server.sent(CreateAddressMutation)).toEqual([
    {
      input: {
        name: 'Bursa deposu',
        contactName: 'Depo girişi',
        phone: '0224 555 30 11',
        province: 'Bursa',
        district: 'Nilüfer',
        streetAddress: 'Yeşil Cad. No: 6',
        postalCode: null,
        isShippingDefault: false,
        isBillingDefault: false,
      },
    },
  ]);
  expect(screen.getByText(SITE.text)).toBeTruthy();
});

it('changes an address on the version that was read, and clears a district that its new province has not', async () => {
  server.answers(UpdateAddressMutation, { updateAddress: { id: 'a1' } });
  await openBook([SITE], [SITE]);
  await press('Mahmutbey şantiyesi adresini düzenle');
  expect(field('İlçe').value).toBe('Bağcılar');
  choose('İl', 'Bursa');
  await settle();
  expect(field('İlçe').value).toBe('');
  await press('Adresi kaydet');
  expect(server.sent(UpdateAddressMutation)).toEqual([]);
  choose('İlçe', 'Osmangazi');
  await press('Adresi kaydet');
  expect(server.sent(UpdateAddressMutation)).toMatchObject([
    { id: 'a1', input: { expectedVersion: 3, province: 'Bursa', district: 'Osmangazi' } },
  ]);
});

it('deletes an address and brings it back', async () => {
  server.answers(DeleteAddressMutation, { deleteAddress: true });
  server.answers(RestoreAddressMutation, { restoreAddress: { id: 'a1' } });
  const shown = vi.spyOn(toaster, 'success');
  await openBook([SITE], [], [SITE]);
  await press('Mahmutbey şantiyesi adresini sil');
  expect(screen.queryByText(SITE.text)).toBeNull();
  act(() => shown.mock.calls[0]?.[0]?.action?.onClick());
  await settle();
  expect(screen.getByText(SITE.text)).toBeTruthy();
});
