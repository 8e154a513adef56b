import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** The same for a hidden field and for a form that was filled in too fast: who fills them in learns nothing. */
export const messageRefused = declareRefusal(
  'MESSAGE_REFUSED',
  422,
  () => 'Mesajınız alınamadı. Lütfen birkaç saniye sonra yeniden deneyin ya da bizi arayın.',
);

export const messageReplyBlank = declareRefusal('MESSAGE_REPLY_BLANK', 422, () => 'Yanıt boş gönderilemez.');

export const messageSenderErased = declareRefusal(
  'MESSAGE_SENDER_ERASED',
  409,
  () => 'Gönderenin kişisel verileri silindiği için bu yazışmaya bir şey eklenemez.',
);
