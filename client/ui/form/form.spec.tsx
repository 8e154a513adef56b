import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { DesignProvider } from '../../design/design-provider';
import { FieldRows } from '../fields/field-rows';
import { TextAreaField } from '../fields/text-area-field';
import { TextField } from '../fields/text-field';
import { Form } from './form';
import { type FormErrors } from './form-errors';
import { FormMessage } from './form-message';
import { SubmitButton } from './submit-button';
import { field, isWrong, settle, type } from './test-form';
import { UnsavedChangesGuard } from './unsaved-changes-guard';
import { useForm } from './use-form';
import { array, object, string } from './zod';

const SCHEMA = object({
  name: string().trim().min(1, 'Adınızı yazın.'),
  billingAddress: object({ city: string() }),
  note: string(),
  lines: array(object({ quantity: string() })),
});

interface Shop {
  answers: (FormErrors | undefined | Error)[];
  sent: unknown[];
}

let shop: Shop;

function Order() {
  const form = useForm({
    schema: SCHEMA,
    defaultValues: {
      name: '',
      billingAddress: { city: '' },
      note: '',
      lines: [{ quantity: '1' }, { quantity: '2' }, { quantity: '3' }],
    },
    send: (parsed) => {
      shop.sent.push(parsed);
      const answer = shop.answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return (
    <Form form={form} label="Sipariş">
      <FormMessage />
      <TextField name="name" label="Ad" />
      <TextField name="billingAddress.city" label="Şehir" />
      <TextAreaField name="note" label="Not" limit={30} />
      <FieldRows
        name="lines"
        label="Kalemler"
        rowLabel={(place) => `Satır ${place}`}
        addLabel="Satır ekle"
        newRow={() => ({ quantity: '' })}
      >
        {(path, index) => <TextField name={`${path}.quantity`} label={`Adet ${index + 1}`} />}
      </FieldRows>
      <SubmitButton busyLabel="Gönderiliyor">Gönder</SubmitButton>
      <UnsavedChangesGuard form={form} />
    </Form>
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const quantities = () => screen.getAllByLabelText<HTMLInputElement>(/^Adet/).map(({ value }) => value);

async function send() {
  fireEvent.submit(screen.getByRole('form'));
  await settle();
}

async function open() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <DesignProvider>
          <Link to="/baska">Başka sayfa</Link>
          <Order />
        </DesignProvider>
      ),
    },
    { path: '/baska', element: <p>Başka sayfadasınız</p> },
  ]);
  render(<RouterProvider router={router} />);
  await settle();
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  shop = { answers: [], sent: [] };
});

afterEach(cleanup);

it('shows what the server refuses at the dotted path of the field, and leads to the first one of the page', async () => {
  shop.answers = [{ fields: { 'lines.1.quantity': 'En az 2', 'billingAddress.city': 'Bilinmeyen şehir' } }];
  await open();
  type('Ad', 'Ayşe');
  await send();
  expect(screen.getByText('Bilinmeyen şehir')).toBeTruthy();
  expect(isWrong('Adet 2')).toBe(true);
  expect(isWrong('Adet 1')).toBe(false);
  expect(document.activeElement).toBe(field('Şehir'));
});

it('says an error of a path the form does not have as its message', async () => {
  shop.answers = [{ fields: { expectedTotal: 'Tutar değişti.' }, code: 'PRICE_CHANGED' }];
  await open();
  type('Ad', 'Ayşe');
  await send();
  expect(screen.getByText('Tutar değişti.')).toBeTruthy();
  type('Not', 'a');
  await settle();
  expect(screen.queryByText('Tutar değişti.')).toBeNull();
});

it('asks nobody while the schema refuses, and clears an error once its field is changed', async () => {
  await open();
  await send();
  expect(shop.sent).toEqual([]);
  expect(document.activeElement).toBe(field('Ad'));
  expect(screen.getByText('Adınızı yazın.')).toBeTruthy();
  type('Ad', 'A');
  await settle();
  expect(screen.queryByText('Adınızı yazın.')).toBeNull();
  await send();
  expect(shop.sent).toHaveLength(1);
});

it('keeps what was typed when sending fails, says so, and can be sent again', async () => {
  const report = vi.fn();
  globalThis.reportError = report;
  shop.answers = [new Error('kopuk')];
  await open();
  type('Ad', 'Ayşe');
  await send();
  expect(screen.getByText(/Yazdıklarınız duruyor/)).toBeTruthy();
  expect(report).toHaveBeenCalledTimes(1);
  expect(field('Ad').value).toBe('Ayşe');
  await send();
  expect(shop.sent).toHaveLength(2);
  expect(screen.queryByText(/Yazdıklarınız duruyor/)).toBeNull();
});

it('is sent once by two quick presses, and its button keeps the focus', async () => {
  await open();
  type('Ad', 'Ayşe');
  button('Gönder').focus();
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  expect(button('Gönderiliyor').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('Gönderiliyor'));
  await settle();
  expect(shop.sent).toHaveLength(1);
});

it('adds, moves and removes rows, with the focus where work goes on', async () => {
  await open();
  fireEvent.click(button('Aşağı taşı: Satır 1'));
  await settle();
  expect(quantities()).toEqual(['2', '1', '3']);
  expect(document.activeElement).toBe(button('Aşağı taşı: Satır 2'));
  fireEvent.click(button('Yukarı taşı: Satır 1'));
  expect(quantities()).toEqual(['2', '1', '3']);
  fireEvent.click(button('Kaldır: Satır 2'));
  await settle();
  expect(quantities()).toEqual(['2', '3']);
  expect(document.activeElement).toBe(button('Kaldır: Satır 2'));
  fireEvent.click(button('Satır ekle'));
  await settle();
  expect(document.activeElement).toBe(field('Adet 3'));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Satır 3 eklendi');
  for (const place of [3, 2, 1]) {
    fireEvent.click(button(`Kaldır: Satır ${place}`));
    await settle();
  }
  expect(document.activeElement).toBe(button('Satır ekle'));
});

it('keeps the error of a row at its row when another one is removed', async () => {
  shop.answers = [{ fields: { 'lines.2.quantity': 'En az 2' } }];
  await open();
  type('Ad', 'Ayşe');
  await send();
  fireEvent.click(button('Kaldır: Satır 1'));
  await settle();
  expect([isWrong('Adet 1'), isWrong('Adet 2')]).toEqual([false, true]);
});

it('counts characters and says when few are left', async () => {
  await open();
  expect(screen.getByText('0 / 30')).toBeTruthy();
  type('Not', 'on iki harfli');
  await settle();
  expect(screen.getByText('13 / 30')).toBeTruthy();
  expect(screen.getByText('17 karakter kaldı')).toBeTruthy();
});

it('asks before a page with unsaved changes is left, and lets a saved one go', async () => {
  await open();
  type('Ad', 'Ayşe');
  await settle();
  fireEvent.click(screen.getByText('Başka sayfa'));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sayfada kal' }));
  await settle();
  expect(field('Ad').value).toBe('Ayşe');
  await send();
  fireEvent.click(screen.getByText('Başka sayfa'));
  expect(await screen.findByText('Başka sayfadasınız')).toBeTruthy();
});
