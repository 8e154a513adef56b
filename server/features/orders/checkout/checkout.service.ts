import { Injectable } from '@nestjs/common';
import { PaymentMethodEnum } from '../api/order.enums.js';
import { SettingsService } from '../../settings/index.js';
import type { CheckoutOptions } from './checkout.type.js';

/** What the shop offers to a buyer at checkout. */
@Injectable()
export class CheckoutService {
  constructor(private readonly settings: SettingsService) {}

  async options(): Promise<CheckoutOptions> {
    const { bankAccounts } = await this.settings.current();
    return { paymentMethods: Object.values(PaymentMethodEnum), bankAccounts };
  }
}
