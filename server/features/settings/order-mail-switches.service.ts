import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../kernel/actor/cause.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import type { OrderMailSwitches, UpdateOrderMailSwitchesInput } from './order-mail-switches.type.js';
import { SettingsService } from './settings.service.js';

/** Which changes of an order its buyer is mailed about, as a part of the settings. */
@Injectable()
export class OrderMailSwitchesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly dataVersions: DataVersions,
  ) {}

  async latest(): Promise<OrderMailSwitches> {
    const { version, document } = await this.settings.latest();
    return { version, ...document.orderMails };
  }

  /**
   * Saves the switches and leaves the other settings as they are.
   *
   * @throws VERSION_CONFLICT
   */
  async save({ expectedVersion, ...orderMails }: UpdateOrderMailSwitchesInput, cause: Cause): Promise<void> {
    const { document } = await this.settings.latest();
    const save = { document: { ...document, orderMails }, expectedVersion, cause };
    await this.dataSource.transaction((transaction) => this.settings.save(transaction, save));
    // So that the next decision in this process follows them, without waiting for the notification.
    await this.dataVersions.refresh();
  }
}
