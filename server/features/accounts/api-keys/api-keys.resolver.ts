import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { AuthenticatedCause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import { CreateApiKeyInput } from './api-key.input.js';
import { ApiKeyType, CreatedApiKey } from './api-key.type.js';
import { ApiKeysService } from './api-keys.service.js';

@StaffOnly('settings')
@Resolver()
export class ApiKeysResolver {
  constructor(private readonly keys: ApiKeysService) {}

  @Query(() => [ApiKeyType], { description: 'All keys, including revoked ones, newest first.' })
  async apiKeys(): Promise<ApiKeyType[]> {
    return (await this.keys.list()).map((key) => ApiKeyType.of(key));
  }

  @Mutation(() => CreatedApiKey, { description: 'Creates a key for a back-office program.' })
  async createApiKey(
    @Args('input', { description: 'Name, permissions and expiry.' }) input: CreateApiKeyInput,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<CreatedApiKey> {
    const { name, permissions, expiresAt = null } = input;
    const { key, secret } = await this.keys.create({ name, permissions, expiresAt }, cause);
    return { key: ApiKeyType.of(key), secret };
  }

  @Mutation(() => ApiKeyType, { description: 'Revokes a key at once in all processes.' })
  async revokeApiKey(
    @Args('id', { type: () => ID, description: 'Id of the key.' }) id: string,
    @CurrentCause() cause: AuthenticatedCause,
  ): Promise<ApiKeyType> {
    return ApiKeyType.of(await this.keys.revoke(id, cause));
  }
}
