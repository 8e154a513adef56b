import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Site, SiteContext } from '../../../shop/site';
import { OrderLimitText } from './order-limit-text';

const SITE: Site = { phone: '0212 555 01 60', whatsappNumber: '902125550160', closedDays: [], origin: '' };

function show(isGuest: boolean, site = SITE): string {
  render(
    <SiteContext value={site}>
      <MemoryRouter>
        <OrderLimitText limit="bir üründen en çok 1.000 birim" isGuest={isGuest} />
      </MemoryRouter>
    </SiteContext>,
  );
  return document.body.textContent;
}

afterEach(cleanup);

it('names the limit and every way to order more', () => {
  const text = show(true);
  expect(text).toContain('alıcılar bir üründen en çok 1.000 birim sipariş verebilir.');
  expect(text).toContain(
    'Giriş yapıp e-postanızı doğrulayın, 0212 555 01 60 numarasını arayın ya da WhatsApp’tan yazın.',
  );
  expect(screen.getByRole('link', { name: 'Giriş yapıp' }).getAttribute('href')).toContain('/giris?donus=');
});

it('does not ask a customer who is signed in to sign in', () => {
  expect(show(false)).toContain('Size gönderdiğimiz bağlantıyla e-postanızı doğrulayın,');
  expect(screen.queryByRole('link', { name: 'Giriş yapıp' })).toBeNull();
});

it('names only the ways that the shop has', () => {
  expect(show(true, { ...SITE, whatsappNumber: null })).toMatch(
    /doğrulayın, 0212 555 01 60 numarasını arayın\.$/,
  );
});
