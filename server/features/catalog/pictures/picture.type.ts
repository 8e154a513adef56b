import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Id } from '../../../kernel/scalars/id.scalar.js';

@ObjectType({ description: 'A picture that the shop stores in several widths.' })
export class Picture {
  @Field(() => Id, { description: 'Content hash; stable as long as the bytes are.' })
  id: string;

  @Field(() => Int, { description: 'Pixels of the largest rendition.' })
  width: number;

  @Field(() => Int, { description: 'Pixels of the largest rendition.' })
  height: number;

  /** The same picture for a dark ground. */
  darkId: string | null;

  /** What it shows where it stands; only pictures of products have one. */
  alt?: string;
}
