import { Injectable } from '@nestjs/common';
import { PaymentMethod } from '../orders/index.js';
import { SettingsService } from '../settings/index.js';
import type { CheckoutOptions } from './checkout.type.js';

/** What the shop offers to whoever orders. */
@Injectable()
export class CheckoutService {
  constructor(private readonly settings: SettingsService) {}

  async options(): Promise<CheckoutOptions> {
    const { bankAccounts } = await this.settings.current();
    return { paymentMethods: Object.values(PaymentMethod), bankAccounts };
  }
}
