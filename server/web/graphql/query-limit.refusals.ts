import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const queryTooComplex = declareRefusal<{ cost: number; maximum: number }>(
  'QUERY_TOO_COMPLEX',
  400,
  () => 'Sorgu tek seferde çok fazla veri istiyor. Lütfen daha küçük parçalara bölün.',
);

export const queryTooDeep = declareRefusal<{ maximum: number }>(
  'QUERY_TOO_DEEP',
  400,
  ({ maximum }) => `Sorgu en fazla ${maximum} düzey derinlikte olabilir.`,
);

export const takeTooLarge = declareRefusal<{ argument: string; maximum: number }>(
  'TAKE_TOO_LARGE',
  400,
  ({ maximum }) => `Bir seferde en fazla ${maximum} kayıt istenebilir.`,
);

export const skipTooLarge = declareRefusal<{ maximum: number }>(
  'SKIP_TOO_LARGE',
  400,
  ({ maximum }) =>
    `Bir listede en fazla ${maximum} kayıt atlanabilir. Lütfen listeyi filtreleyerek daraltın.`,
);
