import { type ArgumentMetadata, Injectable, type ValidationError, ValidationPipe } from '@nestjs/common';
import { badRequest, badUserInput, type RefusedField } from '../../kernel/refusal/general.refusals.js';
import { isStorable } from '../../kernel/input/storable-text.js';

/** Of several broken rules the first one here speaks: a missing value is not "too long". */
const MESSAGES: Record<string, string> = {
  isNotEmpty: 'Bu alan zorunludur.',
  isDefined: 'Bu alan zorunludur.',
  isPhone: 'Telefon numarası 10 ile 15 rakamdan oluşur: 0532 111 22 33.',
  isPostalCode: 'Posta kodu 5 rakamdır.',
  isProvince: 'Listeden bir il seçin.',
  isDistrict: 'Bu ilin ilçelerinden birini seçin.',
  isInt: 'Tam sayı girin.',
  isNumber: 'Sayı girin.',
  isString: 'Metin girin.',
  isBoolean: 'Evet veya hayır olmalıdır.',
  isEnum: 'Listeden bir değer seçin.',
  isIn: 'Listeden bir değer seçin.',
  isUuid: 'Geçersiz kimlik.',
  isUrl: 'Geçerli bir adres girin.',
  min: 'Değer çok küçük.',
  max: 'Değer çok büyük.',
  minLength: 'Metin çok kısa.',
  maxLength: 'Metin çok uzun.',
  isLength: 'Metnin uzunluğu uygun değil.',
  arrayMinSize: 'Liste çok kısa.',
  arrayMaxSize: 'Liste çok uzun.',
  whitelistValidation: 'Bu alan bilinmiyor.',
};
/** Rules that word their messages themselves, in Turkish. */
const OWN_MESSAGES = ['isOneLine', 'isPlainLines', 'isEmail', 'isTaxNumber'];
const OTHER_MESSAGE = 'Geçersiz değer.';

function messageOf(broken: Readonly<Record<string, string>>): string {
  const own = OWN_MESSAGES.find((rule) => rule in broken && !('isNotEmpty' in broken));
  if (own !== undefined) return broken[own] ?? OTHER_MESSAGE;
  const [, message] = Object.entries(MESSAGES).find(([rule]) => rule in broken) ?? [];
  return message ?? OTHER_MESSAGE;
}

/** Every place that did not pass, with its path from the argument down. */
function refusedFields(errors: readonly ValidationError[], parent = ''): RefusedField[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const path = parent === '' ? property : `${parent}.${property}`;
    const broken = constraints ?? {};
    const rules = Object.keys(broken);
    const own = rules.length > 0 ? [{ path, rules, message: messageOf(broken) }] : [];
    return [...own, ...refusedFields(children ?? [], path)];
  });
}

/** Arguments of our own decorators (request context, cause) and path parameters are not validated here. */
const VALIDATED: ReadonlySet<ArgumentMetadata['type']> = new Set(['body', 'query']);

/** Validates every input of GraphQL and HTTP: unknown fields are refused, wrong ones named. */
@Injectable()
export class InputValidationPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      transform: true,
      exceptionFactory: (errors) => badUserInput({ fields: refusedFields(errors) }),
    });
  }

  /** @throws {Refusal} BAD_REQUEST for text no database could keep, BAD_USER_INPUT for what the input's own rules refuse */
  override async transform(value: unknown, argument: ArgumentMetadata): Promise<unknown> {
    if (VALIDATED.has(argument.type) && !isStorable(value)) throw badRequest();
    return super.transform(value, argument);
  }

  /** A bare enum argument carries the enum's object as its type; GraphQL has validated its value already. */
  protected override toValidate(argument: ArgumentMetadata): boolean {
    return typeof argument.metatype === 'function' && super.toValidate(argument);
  }
}
