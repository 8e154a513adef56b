import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const pictureFileTooLarge = declareRefusal(
  'PICTURE_FILE_TOO_LARGE',
  413,
  () => "Dosya boyutu 5MB'dan küçük olmalıdır.",
);
