import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { CustomersOnly } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { signInRequired } from '../../../kernel/refusal/general.refusals.js';
import {
  Consent,
  ConsentLedger,
  ConsentTexts,
  consentTextUnknown,
  recipientKindOf,
} from '../../consents/index.js';
import { UsersService } from '../users/users.service.js';
import { SetConsentInput } from './own-consents.input.js';

/** What customers agreed to, as they see and change it. */
@CustomersOnly()
@Resolver()
export class OwnConsentsResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly ledger: ConsentLedger,
    private readonly texts: ConsentTexts,
  ) {}

  @Query(() => [Consent], { description: 'The last choice of the customer for each channel and purpose.' })
  myConsents(@CurrentContext() { actor }: RequestContext): Promise<Consent[]> {
    return this.ledger.of(actor.id ?? '');
  }

  @Mutation(() => [Consent], {
    description:
      'Records a choice with its time and the text that was agreed to; earlier ones stay on record.',
  })
  async setConsent(
    @Args('input', { description: 'The choice.' }) input: SetConsentInput,
    @CurrentContext() { actor, requestId }: RequestContext,
  ): Promise<Consent[]> {
    const { purpose, channel, isGranted } = input;
    const user = await this.users.find(actor.id ?? '');
    if (!user) throw signInRequired();
    const text = isGranted ? await this.texts.recorded(input.text) : null;
    if (isGranted && !text) throw consentTextUnknown();
    await this.ledger.record(this.dataSource.manager, {
      userId: user.id,
      purpose,
      channels: [channel],
      isGranted,
      text,
      requestId,
      source: 'profile',
      recipientKind: recipientKindOf(user),
    });
    return this.ledger.of(user.id);
  }
}
