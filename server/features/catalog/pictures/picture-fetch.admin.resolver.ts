import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { PictureFetchInput } from './picture-fetch.input.js';
import { PictureFetchRecords } from './picture-fetch.records.js';
import { PictureFetch } from './picture-fetch.type.js';

/** Pictures that staff name by their address. */
@BackOfficeOnly('catalog')
@Resolver()
export class PictureFetchAdminResolver {
  constructor(private readonly records: PictureFetchRecords) {}

  @Mutation(() => PictureFetch, {
    description: 'Has a worker fetch a picture from a public address; `pictureFetch` says what became of it.',
  })
  fetchPicture(
    @Args('input', { type: () => PictureFetchInput, description: 'Where it is.' }) { url }: PictureFetchInput,
    @CurrentCause() cause: Cause,
  ): Promise<PictureFetch> {
    return this.records.request(url, cause);
  }

  @Query(() => PictureFetch, { nullable: true, description: 'What became of it; known for a day.' })
  pictureFetch(
    @Args('id', { type: () => Id, description: 'As `fetchPicture` gave it.' }) id: string,
  ): Promise<PictureFetch | null> {
    return this.records.find(id);
  }
}
