import { Field, ObjectType } from '@nestjs/graphql';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Picture } from './picture.type.js';

@ObjectType({
  description:
    'A picture that a worker fetches from its address; it waits while it has neither picture nor failure.',
})
export class PictureFetch {
  @Field(() => Id, { description: 'Under which `pictureFetch` knows it.' })
  id: string;

  @Field({ description: 'The address, as it was given.' })
  url: string;

  @Field(() => Picture, {
    nullable: true,
    description: 'Stored as an uploaded one: deleted after a day unless something is saved with it.',
  })
  picture: Picture | null;

  @Field(() => String, { nullable: true, description: 'Why there is no picture, for people.' })
  failure: string | null;
}
