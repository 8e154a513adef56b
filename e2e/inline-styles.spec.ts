import { expect, test } from '@playwright/test';
import { ACCOUNT_PAGES } from './pages/account';

for (const path of ['/', '/urunler', '/urunler?gorunum=liste', '/hakkimizda', '/sss', '/yok']) {
  test(`${path} is sent without inline styles, which its policy would block`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy']).not.toContain('unsafe-inline');
    expect(await response.text()).not.toMatch(/<style|<[^>]+\sstyle=/);
  });
}

for (const path of [...ACCOUNT_PAGES, '/sepet', '/malzeme-listesi']) {
  test(`${path} is sent without style attributes, which its policy would block`, async ({ request }) => {
    expect(await (await request.get(path)).text()).not.toMatch(/<[^>]+\sstyle=/);
  });
}
