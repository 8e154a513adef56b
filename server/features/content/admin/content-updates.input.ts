import { Field, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, Min } from 'class-validator';
import { GivenPart, NeededLine } from '../../../kernel/input/input-fields.js';
import { PageKey } from '../page-content.type.js';
import { type ContentKey, ContentKeyEnum } from './admin-content.type.js';
import { FooterInput, HeaderInput, PageInput, StaticPageInput } from './content.input.js';

const SLUG = { maxLength: 200, description: 'Its path without the leading slash.' };

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
