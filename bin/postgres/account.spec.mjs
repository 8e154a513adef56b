import { unprivilegedAccounts } from './account.mjs';

const ROOT = 'root:x:0:0:root:/root:/bin/bash';
const NOBODY = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin';
const POSTGRES = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash';

it('prefers the postgres user, wherever it is in the list', () => {
  expect(unprivilegedAccounts([ROOT, NOBODY, POSTGRES].join('\n'))).toEqual([
    { name: 'postgres', uid: 101, gid: 104 },
    { name: 'nobody', uid: 65534, gid: 65534 },
  ]);
});

it('never chooses a user with the id of root', () => {
  expect(unprivilegedAccounts('postgres:x:0:0::/root:/bin/sh\n')).toEqual([]);
});

it('finds no user in an empty list', () => {
  expect(unprivilegedAccounts('')).toEqual([]);
});
