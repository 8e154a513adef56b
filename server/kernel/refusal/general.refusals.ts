import type { ActorKind, Permission } from '../actor/actor.js';
import { declareRefusal } from './refusal.js';

/** One invalid field of an input: its path and why, in Turkish. */
export interface RefusedField {
  path: string;
  rules: string[];
  message: string;
}

/** An unexpected error: callers get only a reference to the log. */
export const internal = declareRefusal<{ reference: string }>(
  'INTERNAL',
  500,
  ({ reference }) => `Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin. Hata referansı: ${reference}`,
);

export const badUserInput = declareRefusal<{ fields: RefusedField[] }>(
  'BAD_USER_INPUT',
  400,
  () => 'Gönderilen bilgilerde hata var. Lütfen işaretli alanları kontrol edin.',
);

export const badRequest = declareRefusal('BAD_REQUEST', 400, () => 'İstek anlaşılamadı.');

export const notFound = declareRefusal('NOT_FOUND', 404, () => 'Aradığınız kayıt bulunamadı.');

/**
 * `currentVersion` is what to read before trying again; `differing` names the fields that changed meanwhile, by whom last and when, and
 * `current` says what the record is now, where known.
 */
export const versionConflict = declareRefusal<{
  expectedVersion: number;
  currentVersion: number;
  differing?: readonly string[];
  changedBy?: { readonly kind: ActorKind; readonly id: string | null };
  changedAt?: string;
  current?: Readonly<Record<string, unknown>>;
}>('VERSION_CONFLICT', 409, () => 'Bu kayıt siz bakarken değişti. Son hâlini görüp yeniden deneyin.');

export const signInRequired = declareRefusal(
  'SIGN_IN_REQUIRED',
  401,
  () => 'Bu işlem için giriş yapmalısınız.',
);

const refuseAsForbidden = declareRefusal<{ permissions?: readonly Permission[] }>(
  'FORBIDDEN',
  403,
  ({ permissions }) =>
    permissions
      ? `Bu işlem için yetkiniz yok. Gereken yetki: ${permissions.join(' veya ')}`
      : 'Bu işlem için yetkiniz yok.',
);

/** @param permissions each of which would suffice, where a permission is all that is missing */
export const forbidden = (permissions?: readonly Permission[]) =>
  refuseAsForbidden(permissions ? { permissions } : {});

/** Of staff whose session was opened without the second factor they must have; its own safety operations are open. */
export const secondFactorMustBeSetUp = declareRefusal(
  'SECOND_FACTOR_MUST_BE_SET_UP',
  403,
  () => 'Devam etmek için iki adımlı doğrulamayı kurmalısınız.',
);

export const methodNotAllowed = declareRefusal('METHOD_NOT_ALLOWED', 405, () => 'Bu işlem desteklenmiyor.');

export const payloadTooLarge = declareRefusal('PAYLOAD_TOO_LARGE', 413, () => 'Gönderilen veri çok büyük.');

export const unsupportedMediaType = declareRefusal(
  'UNSUPPORTED_MEDIA_TYPE',
  415,
  () => 'Gönderilen veri türü desteklenmiyor.',
);

export const rangeNotSatisfiable = declareRefusal(
  'RANGE_NOT_SATISFIABLE',
  416,
  () => 'Dosyanın istenen bölümü yok.',
);

export const unavailable = declareRefusal<{ retryAfterSeconds: number }>(
  'UNAVAILABLE',
  503,
  () => 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra tekrar deneyin.',
);

/** A restart of the database takes a few seconds, and a whole rush of callers is not to come back at once. */
const RESTART_SECONDS = 5;

/** The same while the database, or the process itself, is being restarted. */
export const unavailableForNow = () => unavailable({ retryAfterSeconds: RESTART_SECONDS });
