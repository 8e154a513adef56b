import { canonicalAddress, networksOf, truncatedAddress } from './client-networks.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
])('spells the address %s as %s', (text, address) => {
  expect(canonicalAddress(text)).toBe(address);
});

it.each([
  '',
  'unknown',
  '203.0.113',
  '203.0.113.07',
  '203.0.113.7:',
  '203.0.113.7:123456',
  '[203.0.113.7',
  '::g',
  '_hidden',
])('takes %j for no address, whose attempts have one bucket with all others of its kind', (text) => {
  expect(canonicalAddress(text)).toBeNull();
  expect(networksOf(text)).toEqual(networksOf('anything else'));
});

it.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:2345:4:5:6:7', ['20010db800012345/64', '20010db8000123/56', '20010db80001/48']],
  ['2001:db8::9', ['20010db800000000/64', '20010db8000000/56', '20010db80000/48']],
  ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
])('counts %s in each of its networks, the smallest first', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names);
});

it('gives a wider network more room, but less than its addresses would have each', () => {
  expect(networksOf('203.0.113.7').map(({ allowance }) => allowance)).toEqual([1, 4]);
  expect(networksOf('2001:db8::9').map(({ allowance }) => allowance)).toEqual([1, 2, 4]);
});

it.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2345:4:5:6:7', '2001:db8:1:*'],
  ['::1', '0:0:0:*'],
  ['unknown', null],
])('truncates %s to %s', (address, truncated) => {
  expect(truncatedAddress(address)).toBe(truncated);
});
