import { cleanup } from '@testing-library/react';
import { descriptionOf, field, isWrong, open, press, type } from '../../../ui/form/test-form';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { BankAccountRows } from './bank-account-rows';
import { BANK_ACCOUNTS } from './bank-accounts.field';

const DOUBTFUL = 'Denetim haneleri tutmuyor: bir rakam yanlış olabilir.';
const sent: unknown[] = [];

function Accounts() {
  const form = useForm({
    schema: z.object({ bankAccounts: BANK_ACCOUNTS.schema }),
    defaultValues: { bankAccounts: [{ bank: 'Örnek Bank', holder: 'Debihan', iban: '' }] },
    send: ({ bankAccounts }) => {
      sent.push(BANK_ACCOUNTS.write(bankAccounts));
      return Promise.resolve(undefined);
    },
  });
  return (
    <Form form={form}>
      <BankAccountRows />
      <SubmitButton busyLabel="Kaydediliyor...">Kaydet</SubmitButton>
    </Form>
  );
}

beforeEach(() => open(<Accounts />));

afterEach(() => {
  cleanup();
  sent.length = 0;
});

it('warns of an IBAN whose check digits do not fit, and saves it all the same', async () => {
  type('IBAN', 'TR33 0006 1005 1978 6457 8413 27');
  expect(descriptionOf('IBAN').join()).toContain(DOUBTFUL);
  await press('Kaydet');
  expect(isWrong('IBAN')).toBe(false);
  expect(sent).toEqual([[{ bank: 'Örnek Bank', holder: 'Debihan', iban: 'TR330006100519786457841327' }]]);
});

it('says nothing of a right one, nor of one that is not typed to its end', () => {
  for (const typed of ['TR33 0006 1005 1978 6457 8413 26', 'TR33 0006 1005']) {
    type('IBAN', typed);
    expect(field('IBAN').value).toBe(typed);
    expect(descriptionOf('IBAN').join()).not.toContain(DOUBTFUL);
  }
});

it('refuses what is no Turkish IBAN', async () => {
  type('IBAN', 'DE89 3704 0044 0532 0130 00');
  await press('Kaydet');
  expect(isWrong('IBAN')).toBe(true);
  expect(sent).toEqual([]);
});
