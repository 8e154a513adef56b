import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { typedEmail } from '../mail/email-address.js';
import { badUserInput } from '../refusal/general.refusals.js';
import { searchAsTyped } from './code-text.js';
import { isOneLine, isPlainLines, trimmed } from './plain-text.js';

const NOT_ONE_LINE = 'Tek satır yazın; satır sonu ve görünmeyen denetim karakterleri kullanılamaz.';
const NOT_PLAIN_LINES = 'Metinde görünmeyen denetim karakterleri var. Lütfen metni yeniden yazın.';

/** Removes white space around a typed text; what shows nothing is empty. */
export const Trimmed = () => changed(trimmed);

/** Trims a typed text; an empty one becomes null. */
export const EmptyToNull = () => changed((text) => trimmed(text) || null);

/** Reads a text as the e-mail address that was meant. */
export const TypedEmail = () => changed(typedEmail);

/** Reads a telephone number or a postal code as a keyboard would have typed it. */
export const TypedDigits = () => changed((text) => searchAsTyped(text).trim());

/** A text of one line, such as a name: without anything that breaks the line or hides in it. */
export const IsOneLine = (options?: ValidationOptions) =>
  isText('isOneLine', isOneLine, NOT_ONE_LINE, options);

/** A text of any number of lines, such as a note. Line breaks are stored as `\n`, tabs as spaces. */
export const IsPlainLines = (options?: ValidationOptions) =>
  applyDecorators(
    changed((text) => text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')),
    isText('isPlainLines', isPlainLines, NOT_PLAIN_LINES, options),
  );

/** Cells as they are pasted from a sheet or a mail, their tabs as they are; what hides in them is taken out, not refused. */
export const IsPastedCells = (options?: ValidationOptions) =>
  applyDecorators(
    changed((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/\p{Cf}/gu, '')
        .replace(/[^\P{C}\n\t]/gu, ' '),
    ),
    isText('isPlainLines', (text) => isPlainLines(text.replaceAll('\t', ' ')), NOT_PLAIN_LINES, options),
  );

/**
 * The rule of `IsOneLine` for what reaches a service by a command.
 *
 * @throws BAD_USER_INPUT that names the field
 */
export function assertOneLine(path: string, text: string): void {
  if (isOneLine(text)) return;
  throw badUserInput({ fields: [{ path, rules: ['isOneLine'], message: NOT_ONE_LINE }] });
}

const changed = (change: (text: string) => string | null) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

const isText = (
  name: string,
  isAllowed: (text: string) => boolean,
  message: string,
  options?: ValidationOptions,
) =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (typed: unknown) => typeof typed === 'string' && isAllowed(typed),
        defaultMessage: () => message,
      },
    },
    options,
  );
