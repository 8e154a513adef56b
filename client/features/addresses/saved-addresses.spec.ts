import { type SavedAddress } from './address.fragment';
import { savedAs } from './saved-addresses';

const SITE = {
  id: 'a1',
  province: 'İstanbul',
  district: 'Bağcılar',
  streetAddress: 'Taşocağı Cad. No: 14',
  postalCode: null,
} as SavedAddress;

it('knows an address that was typed as one that is kept', () => {
  const { province, district, streetAddress } = SITE;
  const typed = { province, district, streetAddress: ` ${streetAddress} `, postalCode: '' };
  expect(savedAs(typed, [SITE])?.id).toBe('a1');
  expect(savedAs({ ...typed, postalCode: '34218' }, [SITE])).toBeUndefined();
  expect(savedAs({ ...typed, district: 'Kadıköy' }, [SITE])).toBeUndefined();
});
