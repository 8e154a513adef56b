import { Field, ObjectType } from '@nestjs/graphql';
import type { Permission } from '../../../kernel/actor/actor.js';
import { PermissionEnum } from '../../../kernel/actor/permission.enum.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { User } from '../users/user.entity.js';
import type { ApiKey } from './api-key.entity.js';
import { effectivePermissions } from './effective-permissions.js';

@ObjectType({ description: 'The member of staff who created an API key.' })
export class ApiKeyMaker {
  @Field(() => Id, { description: 'Permanent id.' })
  id: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  static of({ id, name }: User): ApiKeyMaker {
    return { id, name };
  }
}

@ObjectType('ApiKey', { description: 'A key of a back-office program, without its secret.' })
export class ApiKeyType {
  @Field(() => Id, { description: 'Identifies the key when it is revoked.' })
  id: string;

  @Field(() => String, { description: 'Name for staff.' })
  name: string;

  @Field(() => String, { description: 'First characters of the secret, to recognize the key.' })
  prefix: string;

  @Field(() => [PermissionEnum], { description: 'Permissions the key was created with.' })
  permissions: Permission[];

  @Field(() => [PermissionEnum], {
    description:
      'What the program may do now: no more than the maker of the key may; empty when they left the staff, and when the key was revoked or has expired.',
  })
  effectivePermissions: Permission[];

  @Field(() => ApiKeyMaker, {
    nullable: true,
    description: "Who created the key; null for a key of the operator's command and for a removed account.",
  })
  maker: ApiKeyMaker | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it expires; null when it never does.' })
  expiresAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Last use, to the hour.' })
  lastUsedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked; null when it was not.' })
  revokedAt: Date | null;

  static of(key: ApiKey, now: Date): ApiKeyType {
    const { id, name, prefix, permissions, createdAt, expiresAt, lastUsedAt, revokedAt } = key;
    const isOver = revokedAt !== null || (expiresAt !== null && expiresAt <= now);
    const lasting = { id, name, prefix, permissions, createdAt, expiresAt, lastUsedAt, revokedAt };
    return {
      ...lasting,
      effectivePermissions: isOver ? [] : [...effectivePermissions(key)],
      maker: key.maker && ApiKeyMaker.of(key.maker),
    };
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
