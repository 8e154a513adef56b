import { addPerson } from '../../testing/people.js';
import { login, PASSWORD } from '../../testing/sign-in.js';
import { openTestOrders, type TestOrders } from '../../testing/orders.js';
import { fillCart } from '../../testing/purchase.js';

const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export async function renderPage() {
  return { status: 200, html: '<p>Vitrin</p>', headers: {}, inlineScripts: [], cacheable: true };
}`;
const ME = '{ me { id } }';
const LOGOUT = 'mutation { logout }';
const CART_SECRET = 'x'.repeat(43);

let shop: TestOrders;

beforeAll(async () => {
  shop = await openTestOrders({ entry: ENTRY });
});

afterAll(() => shop.close());

const inCart = () => [{ productId: shop.productId, quantity: 1 }];

async function filledCart() {
  const browser = shop.browser();
  await fillCart(browser, inCart());
  return browser;
}

async function customer() {
  const browser = shop.browser();
  const { email } = await addPerson(shop.app, { password: PASSWORD });
  await login(browser, email);
  return browser;
}

/** A page with these cookies: its `Set-Cookie` lines and who may store it. */
async function page(cookie: string, headers: object = {}) {
  const { headers: answered } = await shop.app.inject({ url: '/', headers: { cookie, ...headers } });
  return { set: answered['set-cookie'], cached: answered['x-cache'], storing: answered['cache-control'] };
}

describe('the cookie of known visitors', () => {
  it('is not set for a visitor who only looks', async () => {
    const browser = shop.browser();
    await browser.ask(ME);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect((await page('tema=koyu')).set).toBeUndefined();
  });

  it('comes with the first line of a cart and with a session, and says nothing but 1', async () => {
    expect((await filledCart()).cookies.get('tanidik')).toBe('1');
    expect((await customer()).cookies.get('tanidik')).toBe('1');
  });

  it('goes when a customer signs out', async () => {
    const browser = await customer();
    await browser.ask(LOGOUT);
    expect(browser.cookies.has('oturum')).toBe(false);
    expect(browser.cookies.has('tanidik')).toBe(false);
  });

  it('stays when a customer signs out whose guest cart is still there', async () => {
    const browser = await customer();
    browser.cookies.set('sepet', CART_SECRET);
    await browser.ask(LOGOUT);
    expect(browser.cookies.get('tanidik')).toBe('1');
  });

  it('stays when the cart of a guest becomes that of the customer', async () => {
    const browser = await filledCart();
    const { email } = await addPerson(shop.app, { password: PASSWORD });
    await login(browser, email);
    await browser.ask('mutation { mergeCart { itemCount } }');
    expect(browser.cookies.has('sepet')).toBe(false);
    expect(browser.cookies.get('tanidik')).toBe('1');
  });

  it('goes when neither session nor cart is left, as after the session has expired', async () => {
    const browser = shop.browser();
    browser.cookies.set('tanidik', '1');
    browser.cookies.set('oturum', CART_SECRET);
    expect(await browser.ask(ME)).toEqual({ me: null });
    expect(browser.cookies.has('tanidik')).toBe(false);
  });

  it.each(['oturum', 'sepet'])(
    'does not come back for a cookie «%s» that stands for nothing',
    async (name) => {
      const browser = shop.browser();
      browser.cookies.set(name, name === 'oturum' ? CART_SECRET : 'bozuk');
      await browser.ask(ME);
      expect([...browser.cookies.keys()]).toEqual([]);
    },
  );

  it('comes with a session that follows one that has ended, in the same response', async () => {
    const browser = shop.browser();
    browser.cookies.set('oturum', CART_SECRET);
    const { email } = await addPerson(shop.app, { password: PASSWORD });
    await login(browser, email);
    expect(browser.cookies.get('oturum')).toMatch(/^(?!x{43})[\w-]{43}$/);
    expect(browser.cookies.get('tanidik')).toBe('1');
  });
});

describe('a page', () => {
  it.each([`sepet=${CART_SECRET}`, `oturum=${CART_SECRET}`])(
    'brings the cookie to a browser with %s that has none yet, and to nobody else',
    async (cookie) => {
      await page('');
      const known = await page(cookie);
      expect(known).toEqual({
        set: 'tanidik=1; Max-Age=31536000; Path=/; SameSite=Lax',
        cached: 'hit',
        storing: 'private, no-cache',
      });
      expect(await page('')).toEqual({ set: undefined, cached: 'hit', storing: 'no-cache' });
      expect((await page(`${cookie}; tanidik=1`)).set).toBeUndefined();
    },
  );

  it.each([`eski-oturum=${CART_SECRET}`, `tema=sepet=${CART_SECRET}`, `__Host-oturum=${CART_SECRET}`])(
    'brings it to nobody for the cookie %s, which is none of its own',
    async (cookie) => {
      expect((await page(cookie)).set).toBeUndefined();
    },
  );

  it('brings the cookie also when it has not changed, and when it is rendered anew', async () => {
    const { headers } = await shop.app.inject({ url: '/' });
    const cookie = `sepet=${CART_SECRET}`;
    expect((await page(cookie, { 'if-none-match': headers.etag })).set).toBeDefined();
    const made = await shop.app.inject({ url: '/urunler', headers: { cookie } });
    expect([made.headers['x-cache'], made.headers['set-cookie']]).toEqual(['miss', expect.anything()]);
    const next = await shop.app.inject({ url: '/urunler' });
    expect([next.headers['x-cache'], next.headers['set-cookie']]).toEqual(['hit', undefined]);
  });
});
