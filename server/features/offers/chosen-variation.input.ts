import { Field, ID, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';

@InputType({ description: 'A choice in one group of variations.' })
export class ChosenVariation {
  @Field(() => ID, { description: 'The group.' })
  @IsString()
  attributeId: string;

  @Field(() => ID, { description: 'What was chosen in it.' })
  @IsString()
  variationId: string;
}
