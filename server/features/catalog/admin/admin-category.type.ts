import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Seo } from '../../settings/index.js';
import { Picture } from '../pictures/picture.type.js';

@ObjectType({ description: 'A category as staff and programs keep it, also a passive one.' })
export class AdminCategory {
  @Field(() => Id, { description: 'Short and stable; does not follow a later change of the parent.' })
  id: string;

  @Field(() => Int, { description: 'Counts the edits; a save names the one it was made on.' })
  version: number;

  @Field(() => String, { description: 'Its address below /kategori/.' })
  slug: string;

  @Field(() => String, { description: 'As shown.' })
  name: string;

  @Field(() => String, { description: 'A few sentences for visitors; may be empty.' })
  description: string;

  @Field(() => Picture, { nullable: true, description: 'A drawing or photograph; null when there is none.' })
  picture: Picture | null;

  @Field(() => Id, { nullable: true, description: 'The main category it belongs to; null for a main one.' })
  parentId: string | null;

  @Field(() => Boolean, {
    description: 'Whether visitors see it; a subcategory also needs an active parent.',
  })
  isActive: boolean;

  @Field(() => Boolean, { description: 'Deleted; its products are «Kategorisiz».' })
  isArchived: boolean;

  @Field(() => Int, { description: 'Place among its siblings, lowest first.' })
  sortOrder: number;

  @Field(() => Seo, { description: 'Title, description and keywords for search engines.' })
  seo: Seo;

  @Field(() => Int, { description: 'Products that are not archived, without those of subcategories.' })
  ownProductCount: number;

  @Field(() => Int, { description: 'Products that are not archived, those of subcategories included.' })
  productCount: number;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last edited.' })
  updatedAt: Date;
}

@ObjectType({ description: 'What deleting a category did.' })
export class CategoryDeletion {
  @Field(() => AdminCategory, { description: 'The deleted category.' })
  category: AdminCategory;

  @Field(() => Int, { description: 'Products that are «Kategorisiz» now, archived ones included.' })
  products: number;

  @Field(() => [AdminCategory], { description: 'Subcategories that are main categories now.' })
  subcategories: AdminCategory[];
}
