import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { SettingsService } from '../../settings/index.js';
import { type CheckoutOptions, CheckoutLimits } from './checkout.type.js';
import { MarketingConsent } from './marketing-consent.js';
import { KnownBuyers } from './known-buyers.js';

/** What the shop offers to a buyer at checkout. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly settings: SettingsService,
    private readonly knownBuyers: KnownBuyers,
    private readonly consent: MarketingConsent,
  ) {}

  async options(context: RequestContext): Promise<CheckoutOptions> {
    const settings = await this.settings.current();
    const isKnown = await this.knownBuyers.includes(context);
    const marketingConsent = await this.consent.text();
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
