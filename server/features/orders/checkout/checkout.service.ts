import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { ConsentTexts } from '../../consents/index.js';
import { SettingsService } from '../../settings/index.js';
import { type CheckoutOptions, CheckoutLimits } from './checkout.type.js';
import { KnownBuyers } from './known-buyers.js';

/** What the shop offers to a buyer at checkout. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly settings: SettingsService,
    private readonly knownBuyers: KnownBuyers,
    private readonly consentTexts: ConsentTexts,
  ) {}

  async options(context: RequestContext): Promise<CheckoutOptions> {
    const settings = await this.settings.current();
    const isKnown = await this.knownBuyers.includes(context);
    const marketingConsent = await this.consentTexts.current();
    const paymentChoices = settings.paymentMethods.filter(({ enabled }) => enabled);
    return {
      paymentMethods: paymentChoices.map(({ method }) => method),
      paymentChoices,
      bankAccounts: settings.bankAccounts,
      orderLimits: isKnown ? null : CheckoutLimits.of(settings),
      marketingConsent,
    };
  }
}
