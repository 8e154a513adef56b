import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../kernel/actor/audience.js';
import { CachedByVersion } from '../../kernel/data-version/cached-by-version.js';
import { WizardArgs } from './wizard.input.js';
import { WizardService } from './wizard.service.js';
import { Wizard } from './wizard.type.js';

@Public()
@Resolver(() => Wizard)
export class WizardResolver {
  constructor(private readonly wizard: WizardService) {}

  @CachedByVersion()
  @Query(() => Wizard, {
    name: 'wizard',
    description:
      'The product wizard after some answers: what is asked next, what is left, and the products that fit.',
  })
  guide(@Args() { answers, skip, take }: WizardArgs): Promise<Wizard> {
    return this.wizard.guide(answers, { skip, take });
  }
}
