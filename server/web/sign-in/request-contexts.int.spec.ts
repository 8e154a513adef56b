import { Module } from '@nestjs/common';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentContext, type RequestContext } from '../../kernel/actor/request-context.js';
import { CustomersOnly, Public, StaffOnly } from '../../kernel/actor/audience.js';
import { CachedByVersion } from '../../kernel/data-version/cached-by-version.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { Operations } from '../graphql/operations.js';
import { pageContext } from './page-context.js';

const TOKEN = 'x'.repeat(43);
const YEAR = 365 * 24 * 60 * 60;

@Public()
@Resolver()
class BasketResolver {
  @Query(() => String, { nullable: true, description: 'The secret of the guest.' })
  token(@CurrentContext() context: RequestContext): string | null {
    return context.guestToken;
  }

  @Query(() => String, { description: 'Whose attempts are counted together.' })
  address(@CurrentContext() context: RequestContext): string {
    return context.address;
  }

  @Mutation(() => String, { nullable: true, description: 'Gives the guest a secret.' })
  begin(@CurrentContext() context: RequestContext): string | null {
    context.setGuestCookie(TOKEN);
    return context.guestToken;
  }

  @Mutation(() => Boolean, { description: 'Takes the secret back.' })
  end(@CurrentContext() context: RequestContext): boolean {
    context.clearGuestCookie();
    return context.guestToken === null;
  }

  @CachedByVersion()
  @Query(() => String, { description: 'Personal, though it says it is not.' })
  careless(@CurrentContext() context: RequestContext): string {
    return `for ${context.guestToken ?? 'nobody'}`;
  }

  @CustomersOnly()
  @Query(() => String, { description: 'For customers.' })
  forCustomers(): string {
    return 'secret';
  }

  @StaffOnly('orders')
  @Query(() => String, { description: 'For staff.' })
  forStaff(): string {
    return 'secret';
  }
}

@Module({ providers: [BasketResolver] })
class BasketModule {}

let plain: TestApi;
let secure: TestApi;

beforeAll(async () => {
  plain = await openTestApi({ modules: [BasketModule] });
  secure = await openTestApi({
    modules: [BasketModule],
    environment: { PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' },
  });
});

afterAll(async () => {
  await plain.close();
  await secure.close();
});

describe('the secret of a guest', () => {
  it('stores the guest token for a year, out of reach of scripts and other sites', async () => {
    const browser = plain.browser();
    await browser.ask('mutation { begin }');
    expect(browser.setCookies).toEqual([
      `sepet=${TOKEN}; Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax`,
      `tanidik=1; Max-Age=${YEAR}; Path=/; SameSite=Lax`,
      expect.stringMatching(/^tarayici=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await browser.ask('{ token }')).toEqual({ token: TOKEN });
  });

  it('belongs to this very host over https', async () => {
    const browser = secure.browser();
    await browser.ask('mutation { begin }');
    expect(browser.setCookies).toEqual([
      `__Host-sepet=${TOKEN}; Max-Age=${YEAR}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      `__Host-tanidik=1; Max-Age=${YEAR}; Path=/; Secure; SameSite=Lax`,
      expect.stringMatching(/^__Host-tarayici=/),
    ]);
    expect(await browser.ask('{ token }')).toEqual({ token: TOKEN });
    browser.cookies.clear();
    browser.cookies.set('sepet', TOKEN);
    expect(await browser.ask('{ token }')).toEqual({ token: null });
  });

  it('is there for what follows in the same request, and gone once it is dropped', async () => {
    const browser = plain.browser();
    expect(await browser.ask('mutation { first: begin end second: begin }')).toEqual({
      first: TOKEN,
      end: true,
      second: TOKEN,
    });
    await browser.ask('mutation { end }');
    expect([...browser.cookies.keys()]).toEqual(['tarayici']);
  });

  it('recognizes the browser by one secret before and after it is dropped', async () => {
    const browser = plain.browser();
    await browser.ask('mutation { begin }');
    const secret = browser.cookies.get('tarayici');
    await browser.ask('mutation { end }');
    await browser.ask('mutation { begin }');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(browser.cookies.get('tarayici')).toBe(secret);
    expect(await plain.browser().ask('{ token }')).toEqual({ token: null });
  });

  it.each(['', 'short', `${TOKEN}x`, `${TOKEN.slice(1)}%`])(
    'is none of ours when it is %j',
    async (value) => {
      const browser = plain.browser();
      browser.cookies.set('sepet', value);
      expect(await browser.ask('{ token }')).toEqual({ token: null });
    },
  );

  it('is nothing a page knows or could give away', async () => {
    const operations = plain.app.get(Operations);
    const context = pageContext('spec');
    expect(await operations.run({ query: 'mutation { begin }' }, context)).toEqual({ data: { begin: null } });
    expect(await operations.run({ query: '{ token }' }, context)).toEqual({ data: { token: null } });
  });
});

it('believes of forwarded addresses the one that its own proxy wrote, and none without a proxy', async () => {
  const claims = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  for (const [api, address] of [
    [plain, '127.0.0.1'],
    [secure, '203.0.113.7'],
  ] as const) {
    const browser = api.browser();
    Object.assign(browser.headers, claims);
    expect(await browser.ask('{ address }')).toEqual({ address });
  }
});

it('caches no response that was made for one visitor, whatever the operation declares', async () => {
  const browser = plain.browser();
  await browser.ask('mutation { begin }');
  for (const expected of [`for ${TOKEN}`, `for ${TOKEN}`]) {
    const response = await browser.post('{ careless }');
    expect(response.headers['x-cache']).toBeUndefined();
    expect(response.json()).toEqual({ data: { careless: expected } });
  }
  expect(await plain.browser().ask('{ careless }')).toEqual({ careless: 'for nobody' });
});

it.each(['{ forCustomers }', '{ forStaff }'])('asks a guest to sign in for %s', async (query) => {
  expect(await plain.browser().refusal(query)).toMatchObject({
    message: 'Bu işlem için giriş yapmalısınız.',
    extensions: { code: 'SIGN_IN_REQUIRED' },
  });
});
