import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cause } from '../../kernel/actor/cause.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import type { HistoryPage, RecordChange } from '../../kernel/records/record-kind.js';
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
    const { version, value } = await this.settings.latest();
    return { version, ...value.orderMails };
  }

  /** Who changed which of the switches, newest first. */
  history(slice: HistoryPage): Promise<RecordChange[]> {
    return this.settings.history({ ...slice, part: 'orderMails' });
  }

  /**
   * Saves the switches and leaves the other settings as they are.
   *
   * @throws VERSION_CONFLICT
   */
  async save({ expectedVersion, ...orderMails }: UpdateOrderMailSwitchesInput, cause: Cause): Promise<void> {
    const { value } = await this.settings.latest();
    const save = { value: { ...value, orderMails }, expectedVersion, cause };
    await this.dataSource.transaction((transaction) => this.settings.save(transaction, save));
    // So that the next decision in this process follows them, without waiting for the notification.
    await this.dataVersions.refresh();
  }
}
