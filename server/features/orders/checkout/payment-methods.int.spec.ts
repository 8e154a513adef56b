import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { changeSettings } from '../../../testing/records.js';
import { SettingsService } from '../../settings/index.js';

let shop: TestCheckout;
let checkout: TestCheckout['checkout'];

beforeAll(async () => {
  shop = await openTestCheckout();
  ({ checkout } = shop);
});

afterAll(() => shop.close());

describe('a way to pay that staff turned off', () => {
  const turnOff = async (off: string) => {
    const settings = shop.service(SettingsService);
    const { paymentMethods } = await settings.current();
    const change = paymentMethods.map((one) => ({
      ...one,
      enabled: one.method !== off,
      description: `${one.method}!`,
    }));
    await changeSettings(shop.dataSource, settings, { paymentMethods: change });
    await shop.service(DataVersions).refresh();
  };

  afterEach(() => turnOff('none'));

  it('is not offered, and refused from a page that still shows it; earlier orders keep it', async () => {
    const { id } = await shop.pump();
    const placed = await checkout.order([{ productId: id, quantity: 1 }]);
    const { context, input } = await checkout.ready([{ productId: id, quantity: 1 }]);
    await turnOff('bank_transfer');
    const { checkoutOptions } = await shop.ask<{ checkoutOptions: object }>(
      '{ checkoutOptions { paymentMethods paymentChoices { method description } } }',
    );
    expect(checkoutOptions).toEqual({
      paymentMethods: ['CREDIT_CARD', 'CASH_ON_DELIVERY'],
      paymentChoices: [
        { method: 'CREDIT_CARD', description: 'credit_card!' },
        { method: 'CASH_ON_DELIVERY', description: 'cash_on_delivery!' },
      ],
    });
    expect(await codeOf(checkout.send(context, input))).toBe('PAYMENT_METHOD_OFF');
    const { orderByToken } = await shop.ask<{ orderByToken: object }>(
      'query ($token: String!) { orderByToken(token: $token) { paymentMethod paymentInstructions } }',
      { token: placed.trackingToken },
    );
    expect(orderByToken).toMatchObject({
      paymentMethod: 'BANK_TRANSFER',
      paymentInstructions: expect.stringContaining('havale veya EFT') as string,
    });
  });
});
