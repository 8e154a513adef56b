import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsInt, MaxLength, Min } from 'class-validator';
import { IsPlainLines, Trimmed } from '../../kernel/input/typed-text.js';
import type { Maintenance } from './content.document.js';

const MAX_MESSAGE = 500;

@ObjectType({ description: 'The maintenance of the shop as staff keep it.' })
export class AdminMaintenance implements Maintenance {
  @Field(() => Int, { description: 'Pass it as expectedVersion.' })
  version: number;

  @Field(() => Boolean, { description: 'Whether the shop is closed to visitors.' })
  enabled: boolean;

  @Field(() => String, { description: 'What visitors read; empty shows the default message.' })
  message: string;

  @Field(() => Boolean, { description: 'Whether staff see the shop all the same.' })
  allowAdminAccess: boolean;

  @Field(() => Boolean, {
    description: 'Whether search engines are to take the pages out while the shop is closed.',
  })
  disableIndexing: boolean;
}

@InputType({ description: 'The maintenance of the shop, as it is to be.' })
export class UpdateMaintenanceInput implements Maintenance {
  @IsInt()
  @Min(1)
  @Field(() => Int, { description: 'Version that was read; VERSION_CONFLICT when somebody saved since.' })
  expectedVersion: number;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Whether the shop is closed to visitors.' })
  enabled: boolean;

  @Trimmed()
  @IsPlainLines()
  @MaxLength(MAX_MESSAGE)
  @Field(() => String, { description: 'What visitors read; empty shows the default message.' })
  message: string;

  @IsBoolean()
  @Field(() => Boolean, { description: 'Whether staff see the shop all the same.' })
  allowAdminAccess: boolean;

  @IsBoolean()
  @Field(() => Boolean, {
    description: 'Whether search engines are to take the pages out while the shop is closed.',
  })
  disableIndexing: boolean;
}
