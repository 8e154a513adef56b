import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsUUID, MaxLength } from 'class-validator';
import { EmptyToNull, IsPlainLines } from '../../../kernel/input/typed-text.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';

const MAX_MESSAGE = 5_000;

@InputType({ description: 'A mail about a quote that staff are about to send to its buyer.' })
export class QuoteMailPreviewInput {
  @IsUUID()
  @Field(() => Id, { description: 'The quote.' })
  quoteId: string;

  @EmptyToNull()
  @IsOptional()
  @IsPlainLines()
  @MaxLength(MAX_MESSAGE)
  @Field(() => String, {
    nullable: true,
    description: 'A reply, as replyToQuote takes it; without one, the mail that resendQuote sends.',
  })
  message?: string | null;
}

@ObjectType({ description: 'A mail about a quote as it would be sent, but for the secret in its link.' })
export class QuoteMailPreview {
  @Field(() => String, { description: 'E-mail address of the buyer.' })
  to: string;

  @Field(() => String, { description: 'Subject.' })
  subject: string;

  @Field(() => String, { description: 'The mail as an HTML document; show it in a sandboxed frame.' })
  html: string;

  @Field(() => String, { description: 'The same content as plain text, as the mail carries it too.' })
  text: string;

  @Field(() => [String], { description: 'Names of the files that are attached.' })
  fileNames: string[];
}
