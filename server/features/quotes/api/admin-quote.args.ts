import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsDate, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';

@ArgsType()
export class AdminQuoteArgs {
  @IsString()
  @Field(() => Id, { description: 'The quote.' })
  id: string;

  @IsOptional()
  @IsDate()
  @Field(() => DateTime, { nullable: true, description: 'The time; now when left out.' })
  asOf?: Date | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Field(() => Int, { nullable: true, description: 'Or the event, from 1; it comes before asOf.' })
  version?: number | null;
}
