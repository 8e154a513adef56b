import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createClient, fetchExchange } from '@urql/core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { Checkout } from './checkout';
import { DesignProvider } from '../../design/design-provider';
import { type CheckoutValues, emptyCheckout } from '../../features/orders/checkout/checkout-form';
import { type MarketingConsent } from '../../features/orders/checkout/consent-section';

type Answer = { data: unknown } | { code: string; message?: string; details?: object } | 'cut';

interface Request {
  readonly operation: string;
  readonly input: Record<string, unknown>;
}

export const GUEST = {
  'Ad soyad': 'Gülşah Işıldak',
  'E-posta': 'gulsah@firma.example',
  Telefon: '0532 555 08 17',
  İl: 'İstanbul',
  İlçe: 'Bağcılar',
  'Açık adres': 'Taşocağı Cad. No: 14',
};
const PLACED = { data: { addOrder: { id: '1', trackingToken: 'gizli' } } };

/** A shop that makes the documents of every draft and answers orders with what stands ready, then accepts them. */
export class Shop {
  answers: Answer[] = [];
  requests: Request[] = [];
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

  readonly client = createClient({
    url: 'http://magaza.test/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: (_url, init) =>
      this.answer(JSON.parse(init?.body as string) as { query: string; variables: Request }),
  });

  get orders() {
    return this.requests.filter(({ operation }) => operation === 'AddOrder').map(({ input }) => input);
  }

  private answer({ query, variables: { input } }: { query: string; variables: Request }): Promise<Response> {
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    this.requests.push({ operation, input });
    const answer = operation === 'AddOrder' ? (this.answers.shift() ?? PLACED) : this.documentsAnswer(input);
    if (answer === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
    if ('data' in answer) return Promise.resolve(Response.json(answer));
    const { message = 'Olmadı.', ...extensions } = answer;
    return Promise.resolve(
      Response.json({ data: null, errors: [{ message, path: ['addOrder'], extensions }] }),
    );
  }

  private documentsAnswer(input: object): Answer {
    const fields = Object.entries(this.refusedFields).map(([path, message]) => ({
      path,
      message,
      rules: [],
    }));
    if (fields.length > 0) return { code: 'BAD_USER_INPUT', details: { fields } };
    return { data: this.documentsOf(input) };
  }

  private documentsOf(input: object) {
    const hash = `${this.textVersion}-${JSON.stringify(input).length}`;
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
      <Provider value={shop.client}>
        <Checkout
          total={shop.total}
          limitText={shop.limitText}
          cartMark="1"
          customerId={shop.customerId}
          profile={shop.profile}
          consent={shop.consent}
          paymentMethods={['BANK_TRANSFER', 'CREDIT_CARD', 'CASH_ON_DELIVERY']}
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
