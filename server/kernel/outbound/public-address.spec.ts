import { isPublicAddress } from './public-address.js';

it.each([
  ['127.0.0.1', 'this machine'],
  ['127.255.255.254', 'this machine'],
  ['0.0.0.0', 'any address of this machine'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'a private network'],
  ['172.16.0.1', 'a private network'],
  ['172.31.255.255', 'a private network'],
  ['192.168.1.1', 'a private network'],
  ['100.64.0.1', 'the network of a carrier'],
  ['169.254.169.254', 'the metadata of a cloud'],
  ['168.63.129.16', 'the internal services of a cloud'],
  ['192.0.0.8', 'protocols'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', 'a former relay'],
  ['198.18.0.1', 'benchmarks'],
  ['198.51.100.1', 'documentation'],
  ['224.0.0.1', 'a group'],
  ['240.0.0.1', 'nobody'],
  ['255.255.255.255', 'everybody'],
  ['::', 'any address of this machine'],
  ['::1', 'this machine'],
  ['::127.0.0.1', 'this machine, as an IPv4-compatible address'],
  ['::ffff:127.0.0.1', 'this machine, mapped'],
  ['::ffff:7f00:1', 'this machine, mapped'],
  ['::ffff:8.8.8.8', 'a public host, mapped'],
  ['::ffff:0:127.0.0.1', 'this machine, translated'],
  ['64:ff9b::7f00:1', 'this machine behind NAT64'],
  ['64:ff9b:1::7f00:1', 'this machine behind a local NAT64'],
  ['2002:7f00:1::', 'this machine through 6to4'],
  ['2001:0:7f00:1::', 'a Teredo tunnel'],
  ['2001:db8::1', 'documentation'],
  ['fc00::1', 'a private network'],
  ['fd12:3456::1', 'a private network'],
  ['fe80::1', 'a link'],
  ['fe80::1%eth0', 'a link'],
  ['fec0::1', 'a site'],
  ['ff02::1', 'a group'],
  ['100::1', 'nobody'],
  ['4000::1', 'nobody yet'],
  ['localhost', 'no address'],
  ['', 'no address'],
])('does not take %s for public: it is the address of %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '193.140.0.1', '2a00:1450:4017::1', '2606:4700::1111'])(
  'takes %s for public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
