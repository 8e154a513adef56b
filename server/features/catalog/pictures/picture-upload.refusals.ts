import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const pictureFileTooLarge = declareRefusal(
  'PICTURE_FILE_TOO_LARGE',
  413,
  () => "Dosya boyutu 5MB'dan küçük olmalıdır.",
);

export const pictureGone = declareRefusal<{ pictureIds: readonly string[] }>(
  'PICTURE_GONE',
  422,
  () => 'Yüklenen bir resim artık yok. Lütfen yeniden yükleyin.',
);
