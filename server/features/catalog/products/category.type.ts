import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Seo } from '../../settings/index.js';
import { Picture } from '../pictures/picture.type.js';

@ObjectType({ description: 'A category: a main one, or a subcategory of one.' })
export class Category {
  @Field(() => Id, { description: 'Short and stable; does not follow a later change of the parent.' })
  id: string;

  @Field(() => String, { description: 'Its address below /kategori/.' })
  slug: string;

  @Field(() => String, { description: 'As shown.' })
  name: string;

  @Field(() => String, { description: 'A few sentences for visitors; may be empty.' })
  description: string;

  @Field(() => Picture, { nullable: true, description: 'A drawing or photograph; null when there is none.' })
  picture: Picture | null;

  @Field(() => Category, { nullable: true, description: 'The main category it belongs to.' })
  parent: Category | null;

  @Field(() => [Category], { description: 'Active subcategories in their order.' })
  children: Category[];

  @Field(() => Int, { description: 'Public products, those of subcategories included.' })
  productCount: number;

  @Field(() => Int, { description: 'Distinct brands among them.' })
  brandCount: number;

  @Field(() => Boolean, { description: 'Passive categories and their products are hidden from visitors.' })
  isActive: boolean;

  @Field(() => Int, { description: 'Place among its siblings, lowest first.' })
  sortOrder: number;

  @Field(() => Seo, { description: 'Title, description and keywords for search engines.' })
  seo: Seo;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last edited.' })
  updatedAt: Date;
}
