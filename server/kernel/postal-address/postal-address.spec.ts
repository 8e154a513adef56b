import { addressLine } from './postal-address.js';

const address = { streetAddress: 'Atatürk Cad. No: 5', district: 'Kadıköy', province: 'İstanbul' };

it('writes an address on one line, with its postal code where it has one', () => {
  expect(addressLine({ ...address, postalCode: '34710' })).toBe(
    'Atatürk Cad. No: 5, 34710 Kadıköy / İstanbul',
  );
  expect(addressLine({ ...address, postalCode: null })).toBe('Atatürk Cad. No: 5, Kadıköy / İstanbul');
});
