import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { SignedInBrowser } from '../../../testing/people.js';
import { AddressSweeper } from './address.sweeper.js';

const FIELDS = 'id version name contactName phone text isShippingDefault isBillingDefault';
const MINE = `{ myAddresses { ${FIELDS} } }`;
const CREATE = `mutation ($input: CustomerAddressInput!) { address: createAddress(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateCustomerAddressInput!) {
  address: updateAddress(id: $id, input: $input) { ${FIELDS} }
}`;
const DELETE = 'mutation ($id: ID!) { deleteAddress(id: $id) }';
const RESTORE = `mutation ($id: ID!) { address: restoreAddress(id: $id) { ${FIELDS} } }`;
const DEFAULTS = '{ me { address { text } billingAddress { text } } }';

const SITE = {
  name: ' Mahmutbey şantiyesi ',
  contactName: 'Hakan Işık',
  phone: '0533 555 21 09',
  streetAddress: 'Taşocağı Cad. No: 14',
  district: 'Bağcılar',
  province: 'İstanbul',
  postalCode: '34218',
  isShippingDefault: false,
  isBillingDefault: false,
};

interface Read {
  id: string;
  version: number;
  name: string;
  isShippingDefault: boolean;
  isBillingDefault: boolean;
}

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});

afterAll(() => api.close());

const create = async (browser: SignedInBrowser, change: object = {}) =>
  (await browser.ask<{ address: Read }>(CREATE, { input: { ...SITE, ...change } })).address;
const mine = async (browser: SignedInBrowser) =>
  (await browser.ask<{ myAddresses: Read[] }>(MINE)).myAddresses;
const defaultsOf = (browser: SignedInBrowser) => browser.ask(DEFAULTS);

it('keeps several addresses; the first is the default of everything until another one takes that', async () => {
  const customer = await api.customer();
  const site = await create(customer);
  expect(site).toMatchObject({
    name: 'Mahmutbey şantiyesi',
    phone: '+905335552109',
    text: 'Taşocağı Cad. No: 14, 34218 Bağcılar / İstanbul',
    isShippingDefault: true,
    isBillingDefault: true,
  });
  const office = await create(customer, {
    name: 'Muhasebe',
    district: 'Nilüfer',
    province: 'Bursa',
    isBillingDefault: true,
  });
  const read = await mine(customer);
  expect(
    read.map(({ name, isShippingDefault, isBillingDefault }) => [name, isShippingDefault, isBillingDefault]),
  ).toEqual([
    ['Mahmutbey şantiyesi', true, false],
    ['Muhasebe', false, true],
  ]);
  expect(await defaultsOf(customer)).toEqual({
    me: {
      address: { text: 'Taşocağı Cad. No: 14, 34218 Bağcılar / İstanbul' },
      billingAddress: { text: 'Taşocağı Cad. No: 14, 34218 Nilüfer / Bursa' },
    },
  });
  expect(office.version).toBe(1);
});

it('changes an address on the version that was read', async () => {
  const customer = await api.customer();
  const { id, version } = await create(customer);
  const change = (expectedVersion: number, contactName: string) =>
    customer.refusal(UPDATE, { id, input: { ...SITE, contactName, expectedVersion } });
  expect(await change(version, 'Ali Kaya')).toBeUndefined();
  expect((await change(version, 'Veli Can'))?.extensions).toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { expectedVersion: 1, currentVersion: 2 },
  });
  expect(await mine(customer)).toMatchObject([{ contactName: 'Ali Kaya', version: 2 }]);
});

it('brings a deleted address back, with the defaults that nothing else took meanwhile', async () => {
  const customer = await api.customer();
  const { id } = await create(customer);
  await customer.ask(DELETE, { id });
  expect(await mine(customer)).toEqual([]);
  expect(await defaultsOf(customer)).toEqual({ me: { address: null, billingAddress: null } });
  await create(customer, { name: 'Depo' });
  const { address } = await customer.ask<{ address: Read }>(RESTORE, { id });
  expect(address).toMatchObject({ isShippingDefault: false, isBillingDefault: false });
  expect((await mine(customer)).map(({ name }) => name)).toEqual(['Depo', 'Mahmutbey şantiyesi']);
  expect(await customer.codeOf(RESTORE, { id })).toBe('NOT_FOUND');
});

it('deletes an address for good after a day', async () => {
  const customer = await api.customer();
  const { id } = await create(customer);
  const { manager } = api.app.get(DataSource);
  const sweep = () => new AddressSweeper({ now: () => new Date() }).sweep(manager, 100);
  await customer.ask(DELETE, { id });
  await sweep();
  expect(await customer.codeOf(RESTORE, { id })).toBe('accepted');
  await customer.ask(DELETE, { id });
  await manager.query(
    `UPDATE customer_address SET deleted_at = deleted_at - interval '25 hours' WHERE id = $1`,
    [id],
  );
  await sweep();
  expect(await customer.codeOf(RESTORE, { id })).toBe('NOT_FOUND');
});

it('refuses the addresses of others as if there were none', async () => {
  const [owner, stranger] = await Promise.all([api.customer(), api.customer()]);
  const { id } = await create(owner);
  const { id: deleted } = await create(owner, { name: 'Depo' });
  await owner.ask(DELETE, { id: deleted });
  for (const foreign of [id, deleted, randomUUID(), 'yok']) {
    const input = { ...SITE, expectedVersion: 1 };
    expect(await stranger.codeOf(UPDATE, { id: foreign, input })).toBe('NOT_FOUND');
    expect(await stranger.codeOf(DELETE, { id: foreign })).toBe('NOT_FOUND');
    expect(await stranger.codeOf(RESTORE, { id: foreign })).toBe('NOT_FOUND');
  }
  expect(await mine(stranger)).toEqual([]);
  expect(await mine(owner)).toMatchObject([{ id, version: 1 }]);
});

it.each([
  [{ name: ' ' }, 'name', 'Bu alan zorunludur.'],
  [{ contactName: '' }, 'contactName', 'Bu alan zorunludur.'],
  [{ phone: '' }, 'phone', 'Bu alan zorunludur.'],
  [{ phone: '123' }, 'phone', 'Telefon numarası 10 ile 15 rakamdan oluşur: 0532 111 22 33.'],
  [{ province: 'Istanbul' }, 'province', 'Listeden bir il seçin.'],
  [{ district: 'Nilüfer' }, 'district', 'Bu ilin ilçelerinden birini seçin.'],
  [{ postalCode: '342' }, 'postalCode', 'Posta kodu 5 rakamdır.'],
])('refuses the address with %j at its field', async (change, path, message) => {
  const customer = await api.customer();
  const refusal = await customer.refusal(CREATE, { input: { ...SITE, ...change } });
  expect(refusal?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: [{ path, message }] },
  });
});

it('keeps fifty addresses of a customer, also when they are added at the same time', async () => {
  const customer = await api.customer();
  const { manager } = api.app.get(DataSource);
  await create(customer);
  await manager.query(
    `INSERT INTO customer_address SELECT gen_random_uuid(), user_id, version, name, contact_name, phone, street_address, district,
       province, postal_code, false, false, created_at FROM customer_address, generate_series(1, 48) WHERE user_id = $1`,
    [customer.user.id],
  );
  const codes = await Promise.all([1, 2].map(() => customer.codeOf(CREATE, { input: SITE })));
  expect(codes.sort()).toEqual(['TOO_MANY_ADDRESSES', 'accepted']);
});

it('names every province with its districts', async () => {
  const { provinces } = await api
    .browser()
    .ask<{ provinces: { name: string; districts: string[] }[] }>('{ provinces { name districts } }');
  expect(provinces).toHaveLength(81);
  expect(provinces.find(({ name }) => name === 'Yalova')?.districts).toContain('Çiftlikköy');
});
