import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { AuthenticatedCause } from '../../../kernel/actor/cause.js';
import { CurrentCause, CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { ApiKey } from './api-key.entity.js';
import { CreateApiKeyInput } from './api-key.input.js';
import { ApiKeyType, CreatedApiKey } from './api-key.type.js';
import { ApiKeysService } from './api-keys.service.js';
import { OwnApiKeys } from './own-api-keys.service.js';

@StaffOnly('settings')
@Resolver()
export class ApiKeysResolver {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly own: OwnApiKeys,
    private readonly clock: Clock,
  ) {}

  @Query(() => [ApiKeyType], { description: 'All keys, including revoked ones, newest first.' })
  async apiKeys(): Promise<ApiKeyType[]> {
    return (await this.keys.list()).map((key) => this.shown(key));
  }

  @Mutation(() => CreatedApiKey, {
    description: 'Creates a key for a back-office program; who creates it gets a mail.',
  })
  async createApiKey(
    @Args('input', { description: 'Name, permissions and expiry, and the proof of who creates it.' })
    input: CreateApiKeyInput,
    @CurrentContext() context: RequestContext,
  ): Promise<CreatedApiKey> {
    const { key, secret } = await this.own.create(input, context);
    return { key: this.shown(key), secret };
  }

  @Mutation(() => ApiKeyType, {
    description: 'Revokes a key at once in all processes; only staff with all its permissions may.',
  })
  async revokeApiKey(
    @Args('id', { type: () => Id, description: 'Id of the key.' }) id: string,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<ApiKeyType> {
    return this.shown(await this.keys.revoke(id, cause));
  }

  private shown(key: ApiKey): ApiKeyType {
    return ApiKeyType.of(key, this.clock.now());
  }
}
