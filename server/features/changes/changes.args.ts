import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import { Position } from './position.scalar.js';

const MAX_LIMIT = 500;
const USUAL_LIMIT = 100;

@ArgsType()
export class ChangesArgs {
  @IsInt()
  @Min(0)
  @Field(() => Position, {
    defaultValue: 0,
    description: 'The `nextAfter` of the answer before; 0 begins with the first change of the shop.',
  })
  after: number;

  @IsInt()
  @Min(1)
  @Max(MAX_LIMIT)
  @Field(() => Int, { defaultValue: USUAL_LIMIT, description: `Most changes to give, 1 to ${MAX_LIMIT}.` })
  limit: number;
}
