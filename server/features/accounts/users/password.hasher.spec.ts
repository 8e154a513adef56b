import { PasswordHasher } from './password.hasher.js';

const hasher = new PasswordHasher();

it('hashes with argon2id and a new salt each time', async () => {
  const [one, other] = await Promise.all([hasher.hash('kırmızı boru'), hasher.hash('kırmızı boru')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

it('matches only the hashed password, in any Unicode form', async () => {
  const hash = await hasher.hash('şifre ile');
  expect(await hasher.matches(hash, 's\u0327ifre ile')).toBe(true);
  expect(await hasher.matches(hash, 'şifre ile ')).toBe(false);
  expect(await hasher.matches(hash, 'Şifre ile')).toBe(false);
});

it('matches no password beyond the maximum length, without normalizing it', async () => {
  const long = 'kazan '.repeat(200);
  expect(await hasher.matches(await hasher.hash(long), long)).toBe(false);
  expect(await hasher.matches(await hasher.hash(''), long)).toBe(false);
});

it('matches no password when there is no hash', async () => {
  expect(await hasher.matches(null, 'anything')).toBe(false);
});
