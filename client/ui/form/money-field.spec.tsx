import { cleanup, fireEvent } from '@testing-library/react';
import { MoneyField } from '../fields/money-field';
import { Form } from './form';
import { moneySchema } from './money-schema';
import { SubmitButton } from './submit-button';
import { descriptionOf, field, isWrong, open, press, type } from './test-form';
import { useForm } from './use-form';
import * as z from './zod';

const LABEL = 'Tutar';
let sent: string[] = [];

function AmountForm() {
  const form = useForm({
    schema: z.object({ amount: moneySchema }),
    defaultValues: { amount: '1.350,00' },
    send: ({ amount }) => {
      sent.push(amount);
      return Promise.resolve(undefined);
    },
    onAccepted: () => undefined,
  });
  return (
    <Form form={form} label="Ödeme">
      <MoneyField name="amount" label={LABEL} />
      <SubmitButton busyLabel="...">Gönder</SubmitButton>
    </Form>
  );
}

beforeEach(async () => {
  sent = [];
  await open(<AmountForm />);
});
afterEach(cleanup);

/** One character at the caret, as a browser says it. */
function insert(value: string, data: string, caret = value.length): void {
  const target = { value, selectionStart: caret, selectionEnd: caret };
  fireEvent.input(field(LABEL), { target, inputType: 'insertText', data });
}

/** As somebody types it, one character after another, over what was there. */
function typeSlowly(text: string): void {
  type(LABEL, '');
  for (const character of text) insert(field(LABEL).value + character, character);
}

it.each([
  ['173716', '173.716'],
  ['1234567,89', '1.234.567,89'],
  ['1.234', '1.234'],
  ['1.2345', '12.345'],
  ['1.5', '1.5'],
  ['1234.50', '1.234.50'],
])('groups the thousands of %s while it is typed', (typed, shown) => {
  typeSlowly(typed);
  expect(field(LABEL).value).toBe(shown);
});

it('keeps the caret behind the digit that was typed', () => {
  const caret = () => [field(LABEL).value, field(LABEL).selectionStart];
  typeSlowly('1234');
  insert('19.234', '9', 2);
  expect(caret()).toEqual(['19.234', 2]);
  insert('199.234', '9', 3);
  insert('1992.234', '2', 4);
  expect(caret()).toEqual(['1.992.234', 5]);
});

it.each(['1.5', '1234.50'])('leaves %s as it was pasted over an amount', (pasted) => {
  type(LABEL, pasted);
  expect(field(LABEL).value).toBe(pasted);
});

it('is left with two decimals', () => {
  typeSlowly('1500');
  fireEvent.blur(field(LABEL));
  expect(field(LABEL).value).toBe('1.500,00');
});

it.each([
  ['1.5', 'Nokta yalnızca binlikleri ayırır; kuruşu virgülle yazın: 1.234,50'],
  ['1234.50', 'Nokta yalnızca binlikleri ayırır; kuruşu virgülle yazın: 1.234,50'],
  ['1,234', 'Tutarı 1.234,50 gibi yazın.'],
  ['-5', 'Tutarı 1.234,50 gibi yazın.'],
  ['0,00', 'Sıfırdan büyük bir tutar yazın.'],
  ['', 'Tutarı yazın.'],
])('refuses %j, and says why', async (typed, message) => {
  typeSlowly(typed);
  await press('Gönder');
  expect(sent).toEqual([]);
  expect(isWrong(LABEL)).toBe(true);
  expect(descriptionOf(LABEL)).toContain(message);
});
