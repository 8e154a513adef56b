import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsNotEmpty, IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IsPastedCells } from '../../kernel/input/typed-text.js';
import { MAX_QUANTITY } from '../../kernel/money/money.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { MAX_TEXT } from './material-list.limits.js';

@InputType({ description: 'A list as it was pasted.' })
export class MatchMaterialListInput {
  @IsPastedCells()
  @IsNotEmpty()
  @MaxLength(MAX_TEXT)
  @Field(() => String, {
    description: 'A line for each thing, cells separated by tabs or semicolons; at most 40,000 characters.',
  })
  text: string;
}

@InputType({ description: 'What changes of a line; what is left out stays.' })
export class MaterialLineInput {
  @IsOptional()
  @IsUUID()
  @Field(() => Id, { nullable: true, description: 'One of its candidates; null for none of them.' })
  productId?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  @Field(() => Int, { nullable: true, description: 'Whole pieces, 1 to 99999.' })
  quantity?: number | null;
}
