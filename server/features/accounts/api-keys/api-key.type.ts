import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Permission } from '../../../kernel/actor/actor.js';
import { PermissionEnum } from '../../../kernel/actor/permission.enum.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import type { ApiKey } from './api-key.entity.js';

@ObjectType('ApiKey', { description: 'A key of a back-office program, without its secret.' })
export class ApiKeyType {
  @Field(() => ID, { description: 'Identifies the key when it is revoked.' })
  id: string;

  @Field(() => String, { description: 'Name for staff.' })
  name: string;

  @Field(() => String, { description: 'First characters of the secret, to recognize the key.' })
  prefix: string;

  @Field(() => [PermissionEnum], { description: 'Permissions of the program.' })
  permissions: Permission[];

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it expires; null when it never does.' })
  expiresAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Last use, to the hour.' })
  lastUsedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked; null when it was not.' })
  revokedAt: Date | null;

  static of(key: ApiKey): ApiKeyType {
    const { id, name, prefix, permissions, createdAt, expiresAt, lastUsedAt, revokedAt } = key;
    return { id, name, prefix, permissions, createdAt, expiresAt, lastUsedAt, revokedAt };
  }
}

@ObjectType({ description: 'A new key with its secret.' })
export class CreatedApiKey {
  @Field(() => ApiKeyType, { description: 'The key.' })
  key: ApiKeyType;

  @Field(() => String, {
    description: 'Sent as `Authorization: Bearer …`; shown only once.',
  })
  secret: string;
}
