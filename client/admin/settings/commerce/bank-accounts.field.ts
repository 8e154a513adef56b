import { compactIban, groupIban, isTurkishIban } from '../../../shop/iban';
import * as z from '../../../ui/form/zod';
import { judged, line, type ShopField } from '../shop/shop-field';

interface BankAccountValue {
  bank: string;
  holder: string;
  iban: string;
}

export const NEW_ACCOUNT: BankAccountValue = { bank: '', holder: '', iban: '' };
export const MAX_ACCOUNTS = 20;

const asStored = (accounts: readonly BankAccountValue[]) =>
  accounts.map(({ bank, holder, iban }) => ({
    bank: bank.trim(),
    holder: holder.trim(),
    iban: compactIban(iban),
  }));

/** The accounts for bank transfers, in the order in which buyers see them. */
export const BANK_ACCOUNTS: ShopField<BankAccountValue[]> = {
  label: 'Banka hesapları',
  schema: z
    .array(
      z.object({
        bank: line('Banka').schema,
        holder: line('Hesap sahibi').schema,
        iban: judged((typed) => (isTurkishIban(typed) ? undefined : 'TR ile başlayan 26 karakteri yazın.')),
      }),
    )
    .max(MAX_ACCOUNTS),
  text: (accounts) => accounts.map(({ bank, iban }) => `${bank} ${iban}`).join(', ') || 'boş',
  key: asStored,
  read: (stored) =>
    (stored as BankAccountValue[]).map(({ bank, holder, iban }) => ({ bank, holder, iban: groupIban(iban) })),
  write: asStored,
};
