import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isNationalId, isTaxNumber } from './tax-number.js';

/** A VKN or TCKN whose last digits follow from the others, in any grouping; stored as digits. */
export const IsTaxNumber = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replace(/[\s.-]/g, '') : value,
    ),
    ValidateBy({
      name: 'isTaxNumber',
      validator: {
        validate: (typed: unknown) =>
          typeof typed === 'string' && (isTaxNumber(typed) || isNationalId(typed)),
        defaultMessage: (broken) => adviceFor(String(broken?.value)),
      },
    }),
  );

function adviceFor(typed: string): string {
  if (/\D/.test(typed)) return 'Vergi numarası yalnızca rakamlardan oluşur.';
  if (typed.length !== 10 && typed.length !== 11) {
    return `Vergi numarası 10, T.C. kimlik numarası 11 hanelidir; ${typed.length} hane yazıldı.`;
  }
  const name = typed.length === 10 ? 'vergi numarası' : 'T.C. kimlik numarası';
  return `Bu geçerli bir ${name} değil; bir hanesi yanlış yazılmış olabilir.`;
}
