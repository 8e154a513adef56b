import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import { Seo } from '../settings/index.js';
import { Picture } from '../pictures/index.js';

@ObjectType({ description: 'A category: a main one, or a subcategory of one.' })
export class Category {
  @Field(() => ID, { description: 'Short and stable; tells nothing about the parent.' })
  id: string;

  @Field(() => String, { description: 'Its address below /kategori/.' })
  slug: string;

  @Field(() => String, { description: 'As shown.' })
  name: string;

  @Field(() => String, { description: 'A few sentences for visitors; may be empty.' })
  description: string;

  @Field(() => Picture, { nullable: true, description: 'Drawn or photographed; nothing when there is none.' })
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

  @Field(() => Seo, { description: 'What search engines are told.' })
  seo: Seo;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last edited.' })
  updatedAt: Date;
}
