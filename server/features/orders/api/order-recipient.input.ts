import { Field, InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { IsPhone } from '../../../kernel/input/contact.js';
import { ClearableLine } from '../../../kernel/input/input-fields.js';
import { EmptyToNull } from '../../../kernel/input/typed-text.js';

const MAX_SITE = 100;
const MAX_CONTACT = 200;

@InputType({
  description: 'Who takes the delivery where that is not the buyer; on documents, mails and papers.',
})
export class OrderRecipientInput {
  @ClearableLine({
    maxLength: MAX_SITE,
    description: 'What the buyer calls the place: a building site, a depot.',
  })
  siteName?: string | null;

  @ClearableLine({ maxLength: MAX_CONTACT, description: 'Who takes the delivery.' })
  contactName?: string | null;

  @EmptyToNull()
  @IsOptional()
  @IsPhone()
  @Field(() => String, {
    nullable: true,
    description: 'Of that person: ten to fifteen digits in any grouping, or a short number: 444 0 555.',
  })
  phone?: string | null;
}
