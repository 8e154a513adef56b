import { Field, ObjectType } from '@nestjs/graphql';
import { Id } from '../../kernel/scalars/id.scalar.js';

@ObjectType({ description: 'The chosen variation of one group, by the names of that time.' })
export class SelectedVariation {
  @Field(() => Id, { description: 'The group.' })
  attributeId: string;

  @Field(() => String, { description: 'Name of the group: Malzeme.' })
  attributeName: string;

  @Field(() => Id, { description: 'The chosen variation.' })
  variationId: string;

  @Field(() => String, { description: 'Name of the variation: Paslanmaz çelik.' })
  variationName: string;
}
