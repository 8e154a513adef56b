import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const mailOff = declareRefusal(
  'MAIL_OFF',
  409,
  () =>
    'Mağazanın e-posta sunucusu ayarlı değil: müşterilere de e-posta gitmiyor. Sunucuyu kuran kişiye iletin.',
);

export const mailRefused = declareRefusal(
  'MAIL_REFUSED',
  502,
  () =>
    'E-posta sunucusu iletiyi kabul etmedi ya da yanıt vermedi. Biraz sonra yeniden deneyin; sürerse sunucuyu kuran kişiye iletin.',
);
