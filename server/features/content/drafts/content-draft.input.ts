import { Field, InputType, Int } from '@nestjs/graphql';
import { IsDate, IsInt, IsOptional, Matches, Min } from 'class-validator';
import { NeededLine, OptionalPart } from '../../../kernel/input/input-fields.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { FooterInput, HeaderInput, PageInput, StaticPageInput } from '../admin/content.input.js';
import { TARGET_PATTERN } from './draft-target.js';

@InputType({ description: 'A draft and the version of it that was read.' })
export class ContentDraftInput {
  @Matches(TARGET_PATTERN)
  @NeededLine({
    maxLength: 200,
    description: 'Of what: header, footer, home, about, contact, quote, or static-page/sss.',
  })
  target: string;

  @IsInt()
  @Min(0)
  @Field(() => Int, {
    description:
      'Version of the draft that was read, 0 for the first; VERSION_CONFLICT when it changed since.',
  })
  expectedVersion: number;
}

@InputType({ description: 'A whole document to be kept as a draft: the one part that fits the target.' })
export class SaveContentDraftInput extends ContentDraftInput {
  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Version of what is published that it was written over.' })
  basedOn: number;

  @OptionalPart(() => HeaderInput, 'For the header.')
  header?: HeaderInput;

  @OptionalPart(() => FooterInput, 'For the footer.')
  footer?: FooterInput;

  @OptionalPart(() => PageInput, 'For a page in sections.')
  page?: PageInput;

  @OptionalPart(() => StaticPageInput, 'For a static page.')
  staticPage?: StaticPageInput;
}

@InputType({ description: 'When a draft is to be published.' })
export class ScheduleContentDraftInput extends ContentDraftInput {
  @IsOptional()
  @IsDate()
  @Field(() => DateTime, {
    nullable: true,
    description: 'In the future; a worker publishes it within seconds of it. Null leaves it unpublished.',
  })
  publishAt: Date | null = null;
}
