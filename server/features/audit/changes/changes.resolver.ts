import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../kernel/actor/actor.js';
import { CurrentStaff } from '../../../kernel/actor/request-context.js';
import { BackOfficeOnly } from '../../../kernel/actor/audience.js';
import { ChangePage } from './change.type.js';
import { ChangesArgs } from './changes.args.js';
import { ChangesService } from './changes.service.js';

@BackOfficeOnly('any')
@Resolver()
export class ChangesResolver {
  constructor(private readonly service: ChangesService) {}

  @Query(() => ChangePage, {
    description: 'Everything that happened, in the order in which it was committed, to be read page by page.',
  })
  changes(@Args() args: ChangesArgs, @CurrentStaff() actor: Actor): Promise<ChangePage> {
    return this.service.read(actor, args);
  }
}
