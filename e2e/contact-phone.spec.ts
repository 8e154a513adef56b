import { randomUUID } from 'node:crypto';
import { csv, fill, send } from './contact-form';
import { sendGraphql } from './graphql';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';
import { createStaff, signInToPanel } from './staff';

test('a message is written and sent with a file on a phone', async ({ page }) => {
  await open(page, '/iletisim');
  await expectToFit(page);
  await page.waitForFunction(() => performance.now() > 3_000);
  await fill(page, 'Teknik Destek', 'Genleşme tankının basıncı kaç bar olmalı?');
  await main(page).getByLabel('Dosya seç').setInputFiles(csv('etiket.csv'));
  await expect(main(page).getByText('etiket.csv')).toBeVisible();
  await expectToFit(page);
  await send(page);
  await expect(
    main(page)
      .getByText(/MSJ-[0-9A-F]{8}/)
      .first(),
  ).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Yazışmayı aç' }).click();
  await expect(main(page).getByText('Genleşme tankının basıncı kaç bar olmalı?')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test('staff find a message, read it and reply on a phone', async ({ page, otherBrowser }) => {
  const name = `Nurgül ${randomUUID().slice(0, 8)}`;
  await sendGraphql(
    otherBrowser.request,
    'mutation ($input: AddContactMessageInput!) { addContactMessage(input: $input) { number } }',
    {
      input: {
        name,
        email: `${randomUUID()}@ornek.example`,
        subject: 'COMPLAINT',
        message: 'Aldığım boylerin garanti belgesi kutudan çıkmadı.',
      },
    },
  );
  await signInToPanel(page, createStaff());
  await open(page, `/admin/mesajlar?arama=${encodeURIComponent(name)}`);
  const found = main(page)
    .getByRole('link', { name: new RegExp(name) })
    .first();
  await expect(found).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await found.click();
  await expect(main(page).getByText('Aldığım boylerin garanti belgesi kutudan çıkmadı.')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await main(page)
    .getByRole('textbox', { name: /^Yanıt/ })
    .fill('Belgeyi bugün e-postayla gönderiyoruz.');
  await main(page).getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(main(page).getByText('Belgeyi bugün e-postayla gönderiyoruz.')).toBeVisible();
  await expectToFit(page);
  await open(page, '/admin/mesajlar/hazir-yanitlar');
  await expect(main(page).getByRole('heading', { name: 'Yeni hazır yanıt' })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});
