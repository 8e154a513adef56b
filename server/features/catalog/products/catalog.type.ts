import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Size of the public catalog.' })
export class CatalogSummary {
  @Field(() => Int, { description: 'Public products.' })
  productCount: number;

  @Field(() => Int, { description: 'Distinct brands among them.' })
  brandCount: number;
}
