import { shopAddress } from './shop-address.mjs';

it.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.168.1.7', 'http://192.168.1.7:3000'],
])('reaches a shop that listens on %s at %s', (host, address) => {
  expect(shopAddress({ host, port: 3000 })).toBe(address);
});
