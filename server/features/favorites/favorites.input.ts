import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { IsOneLine, Trimmed } from '../../kernel/input/typed-text.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { MAX_FAVORITES, MAX_NAME } from './favorites.limits.js';

@InputType({ description: 'Products of one of your lists.' })
export class FavoritesInput {
  @Field(() => Id, { nullable: true, description: 'The list; left out, the one that hearts fill.' })
  @IsOptional()
  @IsUUID()
  listId?: string | null;

  @Field(() => [Id], {
    description: 'The products, at most 300. What is no product any more is passed over.',
  })
  @ArrayMaxSize(MAX_FAVORITES)
  @IsString({ each: true })
  productIds: string[];
}

@ArgsType()
export class FavoriteProductsArgs {
  @Field(() => [Id], { description: 'At most 300.' })
  @ArrayMaxSize(MAX_FAVORITES)
  @IsString({ each: true })
  ids: string[];
}

@InputType({ description: 'A list with a name, such as that of a project.' })
export class FavoriteListInput {
  @Field(() => String, { description: 'At most 80 characters.' })
  @Trimmed()
  @IsOneLine()
  @MinLength(1)
  @MaxLength(MAX_NAME)
  name: string;
}
