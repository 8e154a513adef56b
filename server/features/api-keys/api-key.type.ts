import { Field, ID, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import type { ApiKey } from './api-key.entity.js';

@ObjectType('ApiKey', { description: 'A key of a back-office program, without its secret.' })
export class ApiKeyType {
  @Field(() => ID, { description: 'By which it is revoked.' })
  id: string;

  @Field(() => String, { description: 'What staff call it.' })
  name: string;

  @Field(() => String, { description: 'First characters of the secret, to recognise it by.' })
  prefix: string;

  @Field(() => [String], { description: 'What the program may do.' })
  permissions: string[];

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it stops working by itself.' })
  expiresAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Last use, to the hour.' })
  lastUsedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When staff revoked it.' })
  revokedAt: Date | null;

  static of(key: ApiKey): ApiKeyType {
    const { id, name, prefix, permissions, createdAt, expiresAt, lastUsedAt, revokedAt } = key;
    return { id, name, prefix, permissions, createdAt, expiresAt, lastUsedAt, revokedAt };
  }
}

@ObjectType({ description: 'A key just made, with its secret.' })
export class CreatedApiKey {
  @Field(() => ApiKeyType, { description: 'The key.' })
  key: ApiKeyType;

  @Field(() => String, {
    description: 'Sent as `Authorization: Bearer …`; told now and never again.',
  })
  secret: string;
}
