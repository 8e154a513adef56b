import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** Only after the right password. */
export const secondFactorRequired = declareRefusal(
  'SECOND_FACTOR_REQUIRED',
  401,
  () => 'Doğrulama uygulamanızdaki kodu girin',
);

export const secondFactorActive = declareRefusal(
  'SECOND_FACTOR_ACTIVE',
  409,
  () => 'İki adımlı doğrulama zaten açık. Başka bir uygulamaya geçmek için şifrenizi ve kodu girin',
);

export const secondFactorNotActive = declareRefusal(
  'SECOND_FACTOR_NOT_ACTIVE',
  409,
  () => 'İki adımlı doğrulama açık değil',
);

export const secondFactorNotBegun = declareRefusal(
  'SECOND_FACTOR_NOT_BEGUN',
  409,
  () => 'Kurulumun süresi doldu. Lütfen yeniden başlatın',
);

export const secondFactorMandatory = declareRefusal(
  'SECOND_FACTOR_MANDATORY',
  409,
  () => 'Hesabınız için iki adımlı doğrulama zorunlu olduğundan kapatılamaz',
);
