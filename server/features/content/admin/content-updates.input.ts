import { Field, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, Matches, Min } from 'class-validator';
import { GivenPart, NeededLine, OptionalLine } from '../../../kernel/input/input-fields.js';
import { PageKey } from '../page-content.type.js';
import { type ContentKey, ContentKeyEnum } from './admin-content.type.js';
import type { StaticPageKind } from '../static-page.document.js';
import { ADDRESS_PATTERN } from '../static-page.place.js';
import { StaticPageKindEnum } from '../static-page.type.js';
import {
  FooterInput,
  HeaderInput,
  PageInput,
  StaticPageInput,
  WizardDictionaryInput,
} from './content.input.js';

const SLUG = { maxLength: 200, description: 'The address it began with, which stays its name.' };
const ADDRESS = {
  maxLength: 80,
  description: 'Path without the leading slash: lower case words with hyphens.',
};
const FITS_ADDRESS = { message: 'Küçük harf, rakam ve tire yazın: hizmet-bolgeleri' };

@InputType()
abstract class AtVersion {
  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Version that was read; VERSION_CONFLICT when somebody saved since.' })
  expectedVersion: number;
}

@InputType({ description: 'The whole header and the version it was made of.' })
export class UpdateHeaderInput extends AtVersion {
  @GivenPart(() => HeaderInput, 'All of it.')
  header: HeaderInput;
}

@InputType({ description: 'The whole footer and the version it was made of.' })
export class UpdateFooterInput extends AtVersion {
  @GivenPart(() => FooterInput, 'All of it.')
  footer: FooterInput;
}

@InputType({ description: 'A whole page and the version it was made of.' })
export class UpdatePageInput extends AtVersion {
  @IsEnum(PageKey)
  @Field(() => PageKey, { description: 'Which page.' })
  key: PageKey;

  @GivenPart(() => PageInput, 'All of it.')
  page: PageInput;
}

@InputType({ description: 'The words of the product wizard and the version they were made of.' })
export class UpdateWizardDictionaryInput extends AtVersion {
  @GivenPart(() => WizardDictionaryInput, 'All of them.')
  dictionary: WizardDictionaryInput;
}

@InputType({ description: 'A whole static page and the version it was made of.' })
export class UpdateStaticPageInput extends AtVersion {
  @NeededLine(SLUG)
  slug: string;

  @GivenPart(() => StaticPageInput, 'All of it.')
  page: StaticPageInput;
}

@InputType({ description: 'An earlier version that is to become the next one.' })
export class RestoreContentInput extends AtVersion {
  @IsEnum(ContentKeyEnum)
  @Field(() => ContentKeyEnum, { description: 'Of which document.' })
  key: ContentKey;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Which version.' })
  version: number;
}

@InputType({ description: 'An earlier version of a static page that is to become the next one.' })
export class RestoreStaticPageInput extends AtVersion {
  @NeededLine(SLUG)
  slug: string;

  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Which version.' })
  version: number;
}

@InputType({ description: 'A static page that is to be added. Visitors see it once it is shown.' })
export class AddStaticPageInput {
  @NeededLine({ maxLength: 200, description: 'Main heading.' })
  title: string;

  @Matches(ADDRESS_PATTERN, FITS_ADDRESS)
  @OptionalLine({ ...ADDRESS, description: `${ADDRESS.description} Made from the title when left out.` })
  address?: string;

  @IsEnum(StaticPageKindEnum)
  @Field(() => StaticPageKindEnum, { description: 'Among which pages it stands.' })
  kind: StaticPageKind;
}

@InputType()
abstract class AtPlaceVersion {
  @NeededLine(SLUG)
  slug: string;

  @IsInt()
  @Min(0)
  @Field(() => Int, { description: 'placeVersion that was read; VERSION_CONFLICT when it changed since.' })
  expectedVersion: number;
}

@InputType({ description: 'Another address or kind of a static page. Former addresses lead on.' })
export class MoveStaticPageInput extends AtPlaceVersion {
  @Matches(ADDRESS_PATTERN, FITS_ADDRESS)
  @NeededLine(ADDRESS)
  address: string;

  @IsEnum(StaticPageKindEnum)
  @Field(() => StaticPageKindEnum, { description: 'Among which pages it stands.' })
  kind: StaticPageKind;
}

@InputType({ description: 'A static page that visitors are to see, or no longer.' })
export class StaticPagePlaceInput extends AtPlaceVersion {}
