import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../kernel/actor/actor.js';
import { CurrentStaff } from '../../kernel/actor/visit.js';
import { BackOfficeOnly } from '../../kernel/audience/audience.js';
import { ChangePage } from './change.type.js';
import { ChangesArgs } from './changes.args.js';
import { ChangesService } from './changes.service.js';

@BackOfficeOnly('any')
@Resolver()
export class ChangesResolver {
  constructor(private readonly service: ChangesService) {}

  @Query(() => ChangePage, {
    description: 'Everything that happened, in the order in which it was committed, to be read part by part.',
  })
  changes(@Args() { after, limit }: ChangesArgs, @CurrentStaff() actor: Actor): Promise<ChangePage> {
    return this.service.after(actor, after, limit);
  }
}
