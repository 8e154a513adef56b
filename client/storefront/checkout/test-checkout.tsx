import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { Checkout } from './checkout';
import { DesignProvider } from '../../design/design-provider';
import { type CheckoutValues, emptyCheckout } from '../../features/orders/checkout/checkout-form';
import { type MarketingConsent } from '../../features/orders/checkout/consent-section';
import { OrderDocumentsQuery } from '../../features/orders/checkout/order-draft';
import { AddOrderMutation } from '../../features/orders/submission/add-order';
import { refusal } from '../../graphql/test-answers';
import { type Answer, server } from '../../graphql/test-server';

export const GUEST = {
  'Ad soyad': 'Gülşah Işıldak',
  'E-posta': 'gulsah@firma.example',
  Telefon: '0532 555 08 17',
  İl: 'İstanbul',
  İlçe: 'Bağcılar',
  'Açık adres': 'Taşocağı Cad. No: 14',
};
const PLACED = { addOrder: { id: '1', trackingToken: 'gizli' } };

/** A shop that makes the documents of every draft and answers orders with what stands ready, then accepts them. */
export class Shop {
  answers: Answer<typeof AddOrderMutation>[] = [];
  placed: string[] = [];
  /** Its errors at fields of a draft; a draft with errors gets no documents. */
  refusedFields: Record<string, string> = {};
  cartChanges = 0;
  textVersion = 1;
  profile: CheckoutValues = emptyCheckout('BANK_TRANSFER');
  customerId: string | undefined;
  consent: MarketingConsent | null = null;
  total = 9_721_200;
  limitText?: string;

  constructor() {
    server.answers(AddOrderMutation, () => this.answers.shift() ?? PLACED);
    server.answers(OrderDocumentsQuery, ({ input }) => this.documentsOf(input));
  }

  get orders() {
    return server.sent(AddOrderMutation).map(({ input }) => input);
  }

  private documentsOf(draft: object): Answer<typeof OrderDocumentsQuery> {
    const refused = Object.entries(this.refusedFields);
    if (refused.length > 0) {
      const fields = refused.map(([path, message]) => ({ path, message, rules: [] }));
      return refusal('BAD_USER_INPUT', undefined, { fields });
    }
    const hash = `${this.textVersion}-${JSON.stringify(draft).length}`;
    const document = (slug: string, title: string) => ({
      slug,
      title,
      version: 3,
      hash,
      html: '<h2>Taraflar</h2>',
    });
    return {
      orderDocuments: [
        document('on-bilgilendirme', 'Ön Bilgilendirme Formu'),
        document('mesafeli-satis-sozlesmesi', 'Mesafeli Satış Sözleşmesi'),
      ],
    };
  }
}

/** A shop for one test, whose time stands still; `closeShop` ends both. */
export function openShop(): Shop {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  return new Shop();
}

export function closeShop(): void {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
}

export function openCheckout(shop: Shop) {
  const element = (
    <DesignProvider>
      <Provider value={server.client}>
        <Checkout
          total={shop.total}
          limitText={shop.limitText}
          cartMark="1"
          customerId={shop.customerId}
          profile={shop.profile}
          consent={shop.consent}
          paymentChoices={(['BANK_TRANSFER', 'CREDIT_CARD', 'CASH_ON_DELIVERY'] as const).map((method) => ({
            method,
            description: '',
          }))}
          bankAccounts={[]}
          buyerReason={null}
          summary={(action) => action}
          onPlaced={(token) => shop.placed.push(token)}
          onCartChanged={() => (shop.cartChanges += 1)}
        />
      </Provider>
    </DesignProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return render(<RouterProvider router={router} />);
}

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(?: \\(|$)`));
export const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Siparişi Tamamla' }));
export const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));

/** As a browser has it: what is typed is an input event, what is chosen a change. */
export function type(label: string, value: string) {
  const control = field(label);
  const fire = control instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input;
  fire(control, { target: { value } });
}

export async function fillIn() {
  for (const [label, value] of Object.entries(GUEST)) type(label, value);
  await settle();
}

export async function acceptAll() {
  fireEvent.click(box(/Ön Bilgilendirme/));
  fireEvent.click(box(/Mesafeli Satış/));
  await settle();
}
