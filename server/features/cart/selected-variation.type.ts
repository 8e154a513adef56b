import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'What was chosen in one group of variations, by the names of that moment.' })
export class SelectedVariation {
  @Field(() => ID, { description: 'The group.' })
  attributeId: string;

  @Field(() => String, { description: 'Name of the group: Malzeme.' })
  attributeName: string;

  @Field(() => ID, { description: 'What was chosen in it.' })
  variationId: string;

  @Field(() => String, { description: 'Name of the choice: Paslanmaz çelik.' })
  variationName: string;
}
