import { Args, Field, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../kernel/actor/actor.js';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import { CurrentStaff } from '../../../kernel/actor/request-context.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { OrderMailSamples, type SampleMail } from './order-mail-samples.js';

const SampleMailEnum = registerValueEnum<SampleMail>({
  name: 'SampleMail',
  description: 'The mails to a buyer that follow from an order.',
  values: {
    received: 'The order arrived; always sent.',
    confirmed: 'Onaylandı.',
    paid: 'Ödendi.',
    processing: 'Hazırlanıyor.',
    shipped: 'Kargoda.',
    delivered: 'Teslim Edildi.',
    cancelled: 'İptal Edildi, by staff.',
    pending: 'Back to Beklemede.',
  },
});

@ObjectType({ description: 'A mail about an order that nobody placed.' })
class OrderMailSample {
  @Field(() => String, { description: 'Subject.' })
  subject: string;

  @Field(() => String, { description: 'What it says, as plain text.' })
  text: string;

  @Field(() => String, { description: 'The mail as an HTML document; show it in a sandboxed frame.' })
  html: string;
}

const MAIL = { type: () => SampleMailEnum, description: 'Which mail.' };

/** What staff see of the mails about orders in the settings. */
@StaffOnly('settings')
@Resolver()
export class OrderMailSamplesAdminResolver {
  constructor(private readonly samples: OrderMailSamples) {}

  @Query(() => OrderMailSample, {
    description: 'A mail to a buyer as the settings make it now, with an order that nobody placed.',
  })
  orderMailSample(@Args('mail', MAIL) mail: SampleMail): Promise<OrderMailSample> {
    return this.samples.show(mail);
  }

  @Mutation(() => String, {
    description: 'Sends the sample to who asks; at most ten an hour. Returns the address it went to.',
  })
  sendTestOrderMail(@Args('mail', MAIL) mail: SampleMail, @CurrentStaff() actor: Actor): Promise<string> {
    return this.samples.sendTo(actor, mail);
  }
}
