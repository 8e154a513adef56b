import { type CommandShop, openCommandShop } from '../testing/command-shop.js';

let shop: CommandShop;

openCommandShop((opened) => (shop = opened));

it.each([
  ['admin:create', [], 'Usage: admin:create'],
  [
    'admin:create',
    ['--name', 'Deniz', '--email', 'deniz@example.com', '--permissions', 'everything'],
    'There is no permission',
  ],
  [
    'admin:create',
    ['--name', 'Deniz', '--email', 'deniz'],
    'No mail could reach this e-mail address (EMAIL_INVALID)',
  ],
  ['admin:create', ['--name', 'Deniz', '--password-stdin'], 'Usage: admin:create'],
  ['admin:remove-second-factor', [], 'Usage: admin:remove-second-factor'],
  [
    'admin:remove-second-factor',
    ['kimse'],
    'No member of staff has this user name or e-mail address (NOT_FOUND)',
  ],
  ['admin:unbind-identity', [], 'Usage: admin:unbind-identity'],
  ['api-key:create', ['--name', 'ERP'], 'Usage: api-key:create'],
  ['api-key:create', ['--name', 'ERP', '--permissions', 'orders', '--expires', '2020-01-01'], '--expires'],
])('%s %j ends with one line that says what is wrong', async (command, args, expected) => {
  const { code, stdout, stderr } = await shop.run(command, ...args);
  expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({
    code: 1,
    stdout: '',
    lines: 1,
  });
  expect(stderr).toContain(expected);
});

it('invites a member of staff by command, with a link that is printed once', async () => {
  const who = ['--name', 'Deniz Kaya', '--email', 'deniz@example.com', '--username', 'deniz'];
  const byLink = await shop.run('admin:create', ...who);
  expect(byLink).toMatchObject({ code: 0, stderr: '' });
  expect(byLink.stdout).toMatch(
    /^Valid for a day, for one use:\nhttp:\/\/localhost:\d+\/sifre-yenile\/[\w-]{43}\n$/,
  );
});

it('creates an API key by command', async () => {
  const key = ['--name', 'ERP', '--permissions', 'orders,catalog'];
  const { code, stdout } = await shop.run('api-key:create', ...key);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^key_[\w-]{43}\n$/) as string });
});
