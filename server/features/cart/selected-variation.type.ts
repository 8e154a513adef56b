import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'The chosen variation of one group, by the names of that time.' })
export class SelectedVariation {
  @Field(() => ID, { description: 'The group.' })
  attributeId: string;

  @Field(() => String, { description: 'Name of the group: Malzeme.' })
  attributeName: string;

  @Field(() => ID, { description: 'The chosen variation.' })
  variationId: string;

  @Field(() => String, { description: 'Name of the variation: Paslanmaz çelik.' })
  variationName: string;
}
