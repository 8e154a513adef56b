import { declareRefusal } from '../refusal/refusal.js';

export const notAPicture = declareRefusal(
  'NOT_A_PICTURE',
  415,
  () => 'Lütfen sadece resim dosyası yükleyin.',
);

/** It begins as a picture, but cannot be decoded to its end. */
export const pictureDamaged = declareRefusal(
  'PICTURE_DAMAGED',
  422,
  () => 'Resim dosyası yarım kalmış ya da bozuk. Dosyayı yeniden kaydedip deneyin.',
);

export const pictureTooLarge = declareRefusal<{ maxMegabytes: number }>(
  'PICTURE_TOO_LARGE',
  413,
  ({ maxMegabytes }) => `Resim dosyası en fazla ${maxMegabytes} MB olabilir.`,
);

export const pictureTooDetailed = declareRefusal<{ maxMegapixels: number; maxSide: number }>(
  'PICTURE_TOO_DETAILED',
  413,
  ({ maxMegapixels, maxSide }) =>
    `Resim en fazla ${maxMegapixels} megapiksel, bir kenarı en fazla ${maxSide.toLocaleString('tr')} piksel olabilir.`,
);

export const pictureGone = declareRefusal<{ pictureIds: readonly string[] }>(
  'PICTURE_GONE',
  422,
  () => 'Yüklenen bir resim artık yok. Lütfen yeniden yükleyin.',
);
