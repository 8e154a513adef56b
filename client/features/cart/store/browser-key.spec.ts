import { browserKey, forgetBrowserKey } from './browser-key';

afterEach(() => {
  vi.restoreAllMocks();
  forgetBrowserKey();
  localStorage.clear();
});

it('makes one key for all tabs of a browser, of 256 random bits', () => {
  const key = browserKey();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(browserKey()).toBe(key);
  expect(localStorage).toHaveLength(1);
});

it('takes the key another tab has made', () => {
  localStorage.setItem('sepet-anahtari', 'k'.repeat(43));
  expect(browserKey()).toBe('k'.repeat(43));
});

it('makes another one after it was forgotten', () => {
  const key = browserKey();
  forgetBrowserKey();
  expect(localStorage).toHaveLength(0);
  expect(browserKey()).not.toBe(key);
});

it('keeps a key for the tab where nothing can be stored', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('denied');
    });
  }
  const key = browserKey();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(browserKey()).toBe(key);
});
