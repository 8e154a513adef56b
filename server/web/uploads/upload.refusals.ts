import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const uploadIsForm = declareRefusal(
  'UPLOAD_IS_FORM',
  415,
  () => 'Dosya bir form (multipart) içinde gönderilemez; isteğin gövdesi dosyanın kendisi olmalıdır.',
);
