import { isPhone } from '../../../shop/format';
import { isTaxNumber } from '../../../shop/tax-number';
import * as z from '../../../ui/form/zod';
import { type Check } from './shop-field';

const email = z.email();
const hasDigits = (typed: string, least: number, most: number) => {
  const { length } = typed.replace(/\D/g, '');
  return length >= least && length <= most;
};

export const EMAIL: Check = {
  isRight: (typed) => email.safeParse(typed).success,
  message: 'Geçerli bir e-posta adresi girin.',
};

export const PHONE: Check = {
  isRight: isPhone,
  message: 'Alan koduyla yazın: 0212 555 01 60.',
};

/** Typed as it is dialed, or with its country code; the server brings both into one form. */
export const WHATSAPP: Check = {
  isRight: (typed) => /^\+?[\d\s()-]+$/.test(typed) && hasDigits(typed, 10, 15),
  message: 'Numarayı 0532 555 01 60 ya da 90532… gibi yazın.',
};

export const digits = (count: number): Check => ({
  isRight: (typed) => new RegExp(`^\\d{${String(count)}}$`).test(typed),
  message: `${String(count)} rakam yazın.`,
});

export const TAX_NUMBER: Check = {
  isRight: isTaxNumber,
  message: '10 rakamlı vergi numarasını yazın; bir hanesi yanlış olabilir.',
};

export const KEP: Check = {
  isRight: (typed) => email.safeParse(typed).success && /\.kep\.tr$/i.test(typed),
  message: 'KEP adresini yazın: firma@hs01.kep.tr.',
};

const secureAddress = z.url({ protocol: /^https$/ });

export const ETBIS: Check = {
  isRight: (typed) => secureAddress.safeParse(typed).success,
  message: 'https:// ile başlayan adresi yazın.',
};
