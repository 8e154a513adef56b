import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Field, Float, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Money } from '../scalars/money.scalar.js';
import { IsPhone, IsReachableEmail } from './contact.js';
import { EmptyToNull, IsOneLine, IsPlainLines, Trimmed } from './typed-text.js';

interface TextBounds {
  /** Characters. */
  maxLength: number;
  description: string;
}

interface NumberBounds {
  min: number;
  max: number;
  description: string;
}

/** A line that has to be given. */
export const NeededLine = ({ maxLength, description }: TextBounds) =>
  applyDecorators(
    Trimmed(),
    IsOneLine(),
    IsNotEmpty(),
    MaxLength(maxLength),
    Field(() => String, { description }),
  );

/** A line that may be left out, or be empty. */
export const OptionalLine = ({ maxLength, description }: TextBounds) =>
  applyDecorators(
    Trimmed(),
    IsOptional(),
    IsOneLine(),
    MaxLength(maxLength),
    Field(() => String, { nullable: true, description }),
  );

/** A line that may be left out; an empty one is null. */
export const ClearableLine = ({ maxLength, description }: TextBounds) =>
  applyDecorators(
    EmptyToNull(),
    IsOptional(),
    IsOneLine(),
    MaxLength(maxLength),
    Field(() => String, { nullable: true, description }),
  );

/** A text of several lines that has to be given. */
export const NeededText = ({ maxLength, description }: TextBounds) =>
  applyDecorators(
    Trimmed(),
    IsPlainLines(),
    IsNotEmpty(),
    MaxLength(maxLength),
    Field(() => String, { description }),
  );

/** A text of several lines that may be left out; an empty one is null. */
export const ClearableText = ({ maxLength, description }: TextBounds) =>
  applyDecorators(
    EmptyToNull(),
    IsOptional(),
    IsPlainLines(),
    MaxLength(maxLength),
    Field(() => String, { nullable: true, description }),
  );

/** A text of several lines that may be left out, or be empty. */
export const OptionalText = ({ maxLength, description }: TextBounds) =>
  applyDecorators(
    Trimmed(),
    IsOptional(),
    IsPlainLines(),
    MaxLength(maxLength),
    Field(() => String, { nullable: true, description }),
  );

/** A list of lines that may be left out. */
export const OptionalLines = ({ maxCount, maxLength, description }: TextBounds & { maxCount: number }) =>
  applyDecorators(
    IsOptional(),
    IsArray(),
    ArrayMaxSize(maxCount),
    IsOneLine({ each: true }),
    MaxLength(maxLength, { each: true }),
    Field(() => [String], { nullable: true, description }),
  );

export const OptionalCount = ({ min, max, description }: NumberBounds) =>
  applyDecorators(
    IsOptional(),
    IsInt(),
    Min(min),
    Max(max),
    Field(() => Int, { nullable: true, description }),
  );

/** Kuruş. */
export const OptionalMoney = ({ min, max, description }: NumberBounds) =>
  applyDecorators(
    IsOptional(),
    IsInt(),
    Min(min),
    Max(max),
    Field(() => Money, { nullable: true, description }),
  );

export const OptionalDecimal = ({ min, max, description }: NumberBounds) =>
  applyDecorators(
    IsOptional(),
    IsNumber(),
    Min(min),
    Max(max),
    Field(() => Float, { nullable: true, description }),
  );

export const OptionalFlag = (description: string) =>
  applyDecorators(
    IsOptional(),
    IsBoolean(),
    Field(() => Boolean, { nullable: true, description }),
  );

/** An input within an input, which may be left out. */
export const OptionalPart = (part: () => Class<object>, description: string) =>
  applyDecorators(IsOptional(), ValidateNested(), Type(part), Field(part, { nullable: true, description }));

/** A list of inputs within an input, which may be left out. */
export const OptionalParts = (
  part: () => Class<object>,
  { maxCount, description }: { maxCount: number; description: string },
) =>
  applyDecorators(
    IsOptional(),
    IsArray(),
    ArrayMaxSize(maxCount),
    ValidateNested({ each: true }),
    Type(part),
    Field(() => [part()], { nullable: true, description }),
  );

const KEY_LENGTH = { shortest: 16, longest: 200 };

/** By which a request is recognized that is sent again. */
export const OptionalIdempotencyKey = (description: string) =>
  applyDecorators(
    IsOptional(),
    IsString(),
    Length(KEY_LENGTH.shortest, KEY_LENGTH.longest),
    Field(() => String, { nullable: true, description }),
  );

/** The same where it has to be given. */
export const NeededIdempotencyKey = (description: string) =>
  applyDecorators(
    IsString(),
    Length(KEY_LENGTH.shortest, KEY_LENGTH.longest),
    Field(() => String, { description }),
  );

/** A line that has to be given, and may be empty. */
export const GivenLine = ({ maxLength, description }: TextBounds) =>
  applyDecorators(
    Trimmed(),
    IsOneLine(),
    MaxLength(maxLength),
    Field(() => String, { description }),
  );

/** A text of several lines that has to be given, and may be empty. */
export const GivenText = ({ maxLength, description }: TextBounds) =>
  applyDecorators(
    Trimmed(),
    IsPlainLines(),
    MaxLength(maxLength),
    Field(() => String, { description }),
  );

/** An input within an input, which has to be given. */
export const GivenPart = (part: () => Class<object>, description: string) =>
  applyDecorators(IsDefined(), ValidateNested(), Type(part), Field(part, { description }));

/** A list of inputs within an input, which has to be given. */
export const GivenParts = (
  part: () => Class<object>,
  { maxCount, description }: { maxCount: number; description: string },
) =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(maxCount),
    ValidateNested({ each: true }),
    Type(part),
    Field(() => [part()], { description }),
  );

export const NeededEmail = (description: string) =>
  applyDecorators(
    Field(() => String, { description }),
    IsReachableEmail(),
    IsNotEmpty(),
    Trimmed(),
  );

const PHONE_DESCRIPTION = 'Ten to fifteen digits in any grouping, or a short number: 444 0 555.';

export const NeededPhone = () =>
  applyDecorators(
    Field(() => String, { description: PHONE_DESCRIPTION }),
    IsPhone(),
    IsNotEmpty(),
    Trimmed(),
  );

/** A telephone number that may be left out; an empty one is null. */
export const ClearablePhone = () =>
  applyDecorators(
    Field(() => String, { nullable: true, description: PHONE_DESCRIPTION }),
    IsPhone(),
    IsOptional(),
    EmptyToNull(),
  );
