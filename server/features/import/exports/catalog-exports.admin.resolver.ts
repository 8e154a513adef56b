import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { CatalogExports } from '../../catalog/index.js';
import { CatalogExport, CatalogExportArgs } from './catalog-export.type.js';
import { CatalogExportsReader } from './catalog-exports.reader.js';

/** The catalog as a file, as staff and back-office programs ask for it; the file is downloaded by GET. */
@BackOfficeOnly('import')
@Resolver()
export class CatalogExportsAdminResolver {
  constructor(
    private readonly exports: CatalogExports,
    private readonly reader: CatalogExportsReader,
  ) {}

  @Query(() => [CatalogExport], { description: 'The five exports of the catalog that were asked for last.' })
  catalogExports(): Promise<CatalogExport[]> {
    return this.reader.newest();
  }

  @Query(() => CatalogExport, {
    nullable: true,
    description: 'One export of the catalog; null for an unknown id, and a week after it ended.',
  })
  catalogExport(@Args() { id }: CatalogExportArgs): Promise<CatalogExport | null> {
    return this.reader.find(id);
  }

  @Mutation(() => CatalogExport, {
    description:
      'Has the catalog written into a file in the background. One is written at a time: while it is, the answer is that one.',
  })
  async startCatalogExport(@CurrentCause() cause: Cause): Promise<CatalogExport> {
    return this.reader.shown(await this.exports.start(cause));
  }

  @Mutation(() => CatalogExport, {
    description: 'Stops an export that is being written, before long; one that has ended stays as it is.',
  })
  async cancelCatalogExport(
    @Args() { id }: CatalogExportArgs,
    @CurrentCause() cause: Cause,
  ): Promise<CatalogExport> {
    await this.exports.cancel(id, cause);
    return this.reader.get(id);
  }
}
