import { type CommandShop, openCommandShop } from '../testing/command-shop.js';

let shop: CommandShop;

openCommandShop((opened) => (shop = opened));

const run = (...args: string[]) => shop.run(...args);

it('admin:unbind-identity separates a member of staff from their account at the provider', async () => {
  const who = ['--name', 'Deniz Kaya', '--email', 'deniz@example.com', '--username', 'deniz'];
  await run('admin:create', ...who);
  await shop.database.query(
    `INSERT INTO staff_identity (issuer, subject, user_id, bound_at)
     SELECT 'https://kimlik.example', '1', id, now() FROM users WHERE email = 'deniz@example.com'`,
  );
  expect(await run('admin:unbind-identity', 'deniz')).toEqual({
    code: 0,
    stderr: '',
    stdout: 'Unbound; all sessions of the account have ended\n',
  });
  expect((await shop.database.query('SELECT FROM staff_identity')).rowCount).toBe(0);
  expect((await run('audit:verify')).code).toBe(0);
});

it('admin:unbind-identity names who is not bound with one line', async () => {
  const { code, stdout, stderr } = await run('admin:unbind-identity', 'kimse');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(
    /^No member of staff with this user name or e-mail address is bound .*\(NOT_FOUND\)\n$/,
  );
});
