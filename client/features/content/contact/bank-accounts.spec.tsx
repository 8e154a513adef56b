import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fragmentOf } from '../../../graphql/test-answers';
import { BankAccounts, BankAccountsFragment } from './bank-accounts';

const ACCOUNT = fragmentOf(BankAccountsFragment, {
  bank: 'Örnek Bankası',
  holder: 'Debihan Ltd. Şti.',
  iban: 'TR330006100519786457841326',
});

function show(accounts: (typeof ACCOUNT)[], reference?: string) {
  render(<BankAccounts accounts={accounts} reference={reference} />);
}

const copied: string[] = [];

beforeAll(() => {
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
});

afterEach(cleanup);

it('shows an IBAN in groups of four, the order number as reference, and copies both as banks take them', async () => {
  show([ACCOUNT], '1f3c5a70');
  for (const text of ['Örnek Bankası', 'Debihan Ltd. Şti.', 'TR33 0006 1005 1978 6457 8413 26', '1f3c5a70']) {
    screen.getByText(text);
  }
  for (const name of ['Kopyala Örnek Bankası IBAN', 'Kopyala Sipariş numarası']) {
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
      await Promise.resolve();
    });
  }
  expect(copied).toEqual(['TR330006100519786457841326', '1f3c5a70']);
  screen.getByText('Sipariş numarası kopyalandı.');
});

it('promises the accounts where the shop has named none yet', () => {
  show([], '1f3c5a70');
  screen.getByText('Hesap bilgilerini size ayrıca iletiriz.');
});

it('warns of an IBAN that cannot be right before somebody pays into it, and of no other', () => {
  const doubt = 'Bu IBAN’ın denetim haneleri tutmuyor. Para göndermeden önce bizi arayın.';
  show([ACCOUNT]);
  expect(screen.queryByText(doubt)).toBeNull();
  cleanup();
  const wrong = { bank: 'Örnek Bankası', holder: 'Debihan', iban: 'TR330006100519786457841327' };
  show([fragmentOf(BankAccountsFragment, wrong)]);
  screen.getByText(doubt);
});
