import { Field, InputType } from '@nestjs/graphql';
import { ArrayMinSize, ArrayUnique, IsDate, IsIn, IsOptional, Length, MinDate } from 'class-validator';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import { type Permission, PERMISSIONS } from '../../kernel/actor/actor.js';
import { Trimmed } from '../../kernel/input/typed-text.js';

const MAX_NAME = 100;

@InputType({ description: 'A key to be made.' })
export class CreateApiKeyInput {
  @Trimmed()
  @Length(1, MAX_NAME)
  @Field(() => String, { description: 'What staff call it.' })
  name: string;

  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(PERMISSIONS, { each: true })
  @Field(() => [String], { description: 'What the program may do; never more than who makes the key.' })
  permissions: Permission[];

  @IsOptional()
  @IsDate()
  @MinDate(() => new Date())
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it stops working; left out, it works until it is revoked.',
  })
  expiresAt?: Date | null;
}
