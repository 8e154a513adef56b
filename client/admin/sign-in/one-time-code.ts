import * as z from '../../ui/form/zod';

const CODE_DIGITS = 6;

/** The code of an authenticator app, as typed or pasted: apps show it in two groups. */
export const oneTimeCode = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .refine(
    (code) => code.length === CODE_DIGITS && /^\d+$/.test(code),
    `Uygulamadaki ${CODE_DIGITS} haneli kodu yazın`,
  );

/** One of the codes that were handed out when the second factor was set up. */
export const recoveryCode = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .refine((code) => code !== '', 'Kurtarma kodlarınızdan birini yazın');
