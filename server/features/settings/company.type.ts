import { Field, ObjectType } from '@nestjs/graphql';
import type { SiteSettings } from './site-settings.document.js';

@ObjectType({ isAbstract: true })
export abstract class CompanyIdentity {
  @Field(() => String, { description: 'Registered name.' })
  legalName: string;

  @Field(() => String, { nullable: true, description: 'Tax office.' })
  taxOffice: string | null;

  @Field(() => String, { nullable: true, description: 'VKN, ten digits.' })
  taxNumber: string | null;

  @Field(() => String, { nullable: true, description: 'MERSİS, sixteen digits.' })
  mersisNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Registered electronic mail (KEP).' })
  kepAddress: string | null;

  @Field(() => String, { nullable: true, description: 'Page of the shop in the register ETBİS.' })
  etbisAddress: string | null;
}

@ObjectType({ description: 'Whose shop it is, as the law on electronic commerce (6563) wants it shown.' })
export class Company extends CompanyIdentity {
  static of({
    legalName,
    taxOffice,
    taxNumber,
    mersisNumber,
    kepAddress,
    etbisAddress,
  }: SiteSettings): Company {
    return { legalName, taxOffice, taxNumber, mersisNumber, kepAddress, etbisAddress };
  }
}
