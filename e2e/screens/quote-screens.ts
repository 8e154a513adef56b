import { expect } from '@playwright/test';
import { sendGraphql } from '../graphql';
import { main } from '../pages/page';
import { askForProduct } from '../asked-quote';
import { cutOff, openAt, type Screen, screensOf, type Stage } from './screen';

const NOBODY = 'a0000000-0000-4000-8000-000000000000';
const QUOTES = '/admin/teklifler';
const GIVE = 'mutation ($input: GiveQuoteInput!) { giveQuote(input: $input) { id } }';
const VALID_DAYS = 30;

const asked = ({ buyer }: Stage) => askForProduct(buyer);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Two versions; the later one is cheaper. */
async function revised(stage: Stage) {
  const quote = await askForProduct(stage.buyer);
  for (const [place, unitPrice] of [3_333, 3_000].entries()) {
    const line = { id: crypto.randomUUID(), description: 'DN 50 küresel vana', quantity: 12, unit: 'adet' };
    await sendGraphql(stage.page.request, GIVE, {
      input: {
        id: quote.id,
        expectedVersion: place + 1,
        shipping: 15_000,
        validUntil: inDays(VALID_DAYS),
        lines: [{ ...line, unitPrice, discount: 0 }],
        isBuyerNotified: false,
      },
    });
  }
  return quote;
}

const STAFF = screensOf('staff');

/** The screens of quotes. */
export const QUOTE_SCREENS: readonly Screen[] = [
  STAFF('quotes', QUOTES, async (stage) => {
    const { number } = await stage.own(asked);
    await openAt(stage, `${QUOTES}?arama=${number}`, number);
    await stage.page.getByRole('checkbox', { name: `${number} seç` }).press('Space');
    await expect(stage.page.getByRole('toolbar')).toBeVisible();
  }),
  STAFF('quotes, none found', QUOTES, (stage) =>
    openAt(stage, `${QUOTES}?arama=olmayan-teklif`, 'Bu ölçütlere uyan teklif yok'),
  ),
  STAFF(
    'quotes, failed',
    QUOTES,
    async (stage) => {
      await cutOff(stage.page, 'adminQuotes');
      await openAt(stage, QUOTES, 'Teklifler yüklenemedi');
    },
    { isCutOff: true },
  ),
  STAFF('quote', `${QUOTES}/:quoteId`, async (stage) => {
    const { id, number } = await stage.own(revised);
    await openAt(stage, `${QUOTES}/${id}?arama=${number}`, 'Sürüm 2’de ne değişti');
  }),
  STAFF('quote, unknown', `${QUOTES}/:quoteId`, (stage) =>
    openAt(stage, `${QUOTES}/${NOBODY}`, 'Böyle bir teklif yok'),
  ),
  STAFF('quote, offered', `${QUOTES}/:quoteId/teklif`, async (stage) => {
    const { id } = await stage.own(asked);
    await openAt(stage, `${QUOTES}/${id}/teklif`, 'Göndermek için');
    await expect(main(stage.page).getByRole('button', { name: 'Teklifi gönder' })).toBeDisabled();
  }),
  STAFF('quote, accepted by word', `${QUOTES}/:quoteId/kabul`, async (stage) => {
    const { id } = await stage.own(revised);
    await openAt(stage, `${QUOTES}/${id}/kabul`, 'Kim, nasıl kabul etti');
  }),
  STAFF('quote, by telephone', `${QUOTES}/yeni`, async (stage) => {
    await openAt(stage, `${QUOTES}/yeni`, 'Ad soyad');
    await main(stage.page).getByRole('button', { name: 'Katalogda olmayan kalem ekle' }).click();
    await expect(main(stage.page).getByLabel('Ne isteniyor')).toBeVisible();
  }),
];
