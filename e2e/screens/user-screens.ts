import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { sendGraphql } from '../graphql';
import { main } from '../pages/page';
import { openAt, type Screen, screensOf, type Stage } from './screen';

const USERS = '/admin/kullanicilar';
const STAFF = screensOf('staff');

/** A customer of its own, who has not followed the invitation yet. */
async function invited({ page }: Stage): Promise<{ id: string; name: string }> {
  const name = `Ekran ${randomUUID().slice(0, 8)}`;
  const { createUserAccount } = await sendGraphql<{ createUserAccount: { id: string } }>(
    page.request,
    'mutation ($input: CreateUserAccountInput!) { createUserAccount(input: $input) { id } }',
    { input: { name, email: `${randomUUID()}@firma.example` } },
  );
  return { id: createUserAccount.id, name };
}

/** One of their parts, opened from a list of nobody else: others register at the same time. */
async function openUser(stage: Stage, part: string, text: string): Promise<void> {
  const { id, name } = await stage.own(invited);
  const parameters = new URLSearchParams({ arama: name, ...(part && { bolum: part }) });
  await openAt(stage, `${USERS}/${id}?${parameters.toString()}`, text);
}

/** Customers and staff. */
export const USER_SCREENS: readonly Screen[] = [
  STAFF('users', USERS, async (stage) => {
    const { name } = await stage.own(invited);
    await openAt(stage, `${USERS}?arama=${encodeURIComponent(name)}`, name);
  }),
  STAFF('users, none', USERS, (stage) =>
    openAt(stage, `${USERS}?arama=yokböylebiri`, 'Bu ölçütlere uyan kullanıcı yok'),
  ),
  STAFF('new user', `${USERS}/yeni`, (stage) => openAt(stage, `${USERS}/yeni`, 'Davet gönder')),
  STAFF('user', `${USERS}/:userId`, (stage) => openUser(stage, '', 'Bilgiler')),
  STAFF('user, notes', `${USERS}/:userId`, (stage) => openUser(stage, 'notlar', 'Yeni not')),
  STAFF('user, cart', `${USERS}/:userId`, async (stage) => {
    await openUser(stage, 'sepet', 'Sepeti boş.');
    await expect(main(stage.page).getByRole('button', { name: 'Sepetine koy' })).toBeVisible();
  }),
  STAFF('user, unknown', `${USERS}/:userId`, (stage) =>
    openAt(stage, `${USERS}/a0000000-0000-4000-8000-000000000000`, 'Böyle bir kullanıcı yok'),
  ),
];
