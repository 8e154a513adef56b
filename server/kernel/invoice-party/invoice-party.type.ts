import { Field, ObjectType } from '@nestjs/graphql';
import type { InvoiceParty } from './invoice-party.js';

/** Fields of a customer or buyer that an invoice names. */
@ObjectType({ isAbstract: true })
export abstract class InvoicePartyType implements InvoiceParty {
  @Field(() => String, {
    nullable: true,
    description: 'Registered name of the company; null for a private buyer.',
  })
  company: string | null;

  @Field(() => String, { nullable: true, description: 'VKN (ten digits) or TCKN (eleven digits).' })
  taxNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Tax office (vergi dairesi).' })
  taxOffice: string | null;
}
