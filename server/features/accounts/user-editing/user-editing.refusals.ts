import type { Permission } from '../../../kernel/actor/actor.js';
import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const permissionsNotHeld = declareRefusal<{ permissions: readonly Permission[] }>(
  'PERMISSIONS_NOT_HELD',
  403,
  () =>
    'Kendinizde olmayan bir yetkiyi veremez, geri alamaz ve bu yetkisi olan birinin hesabını değiştiremezsiniz.',
);

export const lastSuperAdmin = declareRefusal(
  'LAST_SUPER_ADMIN',
  409,
  () => 'Bu, bütün yetkilere sahip son etkin hesap. Önce başka birine bütün yetkileri verin.',
);

export const ownAccess = declareRefusal(
  'OWN_ACCESS',
  409,
  () =>
    'Kendi rolünüzü, yetkilerinizi, e-posta adresinizi ve hesabınızın durumunu buradan değiştiremezsiniz.',
);

export const proofRequired = declareRefusal(
  'PROOF_REQUIRED',
  422,
  () => 'Bu değişiklik için şifrenizi girin.',
);

export const passwordAlreadySet = declareRefusal(
  'PASSWORD_ALREADY_SET',
  409,
  () => 'Bu kişinin bir şifresi var; unuttuysa giriş sayfasındaki «Şifremi unuttum» ile yeniler.',
);
