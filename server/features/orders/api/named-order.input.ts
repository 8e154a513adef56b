import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString } from 'class-validator';
import { Id } from '../../../kernel/scalars/id.scalar.js';

/** An order as its buyer names it. */
@InputType({ isAbstract: true })
export class NamedOrderInput {
  @IsOptional()
  @IsString()
  @Field(() => Id, { nullable: true, description: 'Id of an order of the signed-in customer.' })
  id?: string | null;

  @IsOptional()
  @IsString()
  @Field(() => String, { nullable: true, description: 'Or the token of the tracking link.' })
  token?: string | null;
}
