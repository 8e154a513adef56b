import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expectAccessible, main, open } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { createStaff, signInToPanel } from './staff';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that notes what it gets, and takes it or not. */
async function openReceiver() {
  const received: Received[] = [];
  const answer = { status: 204 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, answer, address: `http://127.0.0.1:${String(port)}/hook`, close: () => server.close() };
}

function signatureOf({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('what happens is sent to a program that staff named, signed, and once more when they replay it', async ({
  page,
  otherBrowser,
}) => {
  const receiver = await openReceiver();
  const account = createStaff('settings,orders');
  await signInToPanel(page, account);
  await open(page, '/admin/ayarlar/webhooklar');
  await main(page).getByRole('button', { name: 'Yeni webhook' }).click();
  const dialog = page.getByRole('dialog');
  const name = `ERP ${randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('Ad', { exact: true }).fill(name);
  await dialog.getByLabel('Adres', { exact: true }).fill('https://10.0.0.1/hook');
  await expect(dialog.getByRole('checkbox', { name: 'Mesajlar' })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Siparişler' }).check();
  await dialog.getByLabel('Şifreniz', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Webhook’u oluştur' }).click();
  await expect(dialog.getByText('Bu adres iç ağda.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Adres', { exact: true }).fill(receiver.address);
  await dialog.getByRole('button', { name: 'Webhook’u oluştur' }).click();
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Kaydettim' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await main(page).getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { name })).toBeVisible();

  const order = await placeOrder(otherBrowser.request);
  const ofOrder = () => receiver.received.filter(({ body }) => body.includes(order.id));
  await expect.poll(() => ofOrder().length).toBe(1);
  const [message] = ofOrder();
  expect(message?.headers['webhook-signature']).toBe(message && signatureOf(message, secret));

  receiver.answer.status = 500;
  await main(page).getByRole('button', { name: 'Deneme gönder' }).click();
  await expect(main(page).getByText('Alıcı kabul etmedi (500)').first()).toBeVisible();
  await expectAccessible(page);
  receiver.answer.status = 204;

  // Other tests place orders meanwhile: theirs is not the one that is sent again first.
  await main(page)
    .getByRole('button', { name: /^Buradan gönder: OrderPlaced/ })
    .last()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yeniden gönder' }).click();
  await expect.poll(() => ofOrder().length).toBeGreaterThan(1);
  expect(new Set(ofOrder().map(({ headers }) => headers['webhook-id'])).size).toBeLessThanOrEqual(2);

  await main(page).getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(main(page).getByText('elle kapatıldı')).toBeVisible();
  await main(page).getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(main(page).getByRole('button', { name: 'Yeni webhook' })).toBeVisible();
  await expect(main(page).getByRole('link', { name })).toHaveCount(0);
  receiver.close();
});
