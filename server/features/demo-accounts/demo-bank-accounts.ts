import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../kernel/config/config.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { SettingsService } from '../settings/index.js';

/** Numbers that pass the check of an IBAN and belong to no bank. */
const ACCOUNTS = [
  { bank: 'Örnek Banka', iban: 'TR330006100519786457841326' },
  { bank: 'Deneme Bankası', iban: 'TR320010009999901234567890' },
];

/** A demo has accounts to transfer money to, so that the whole way of an order can be seen. */
@Injectable()
export class DemoBankAccounts implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly revisions: Revisions,
    private readonly settings: SettingsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // Once staff have changed any setting, they decide.
    if (!this.config.demo || this.revisions.current().settings > 0) return;
    const settings = await this.settings.current();
    const bankAccounts = ACCOUNTS.map((account) => ({ ...account, holder: settings.legalName }));
    await this.dataSource.transaction((manager) =>
      this.settings.replace(manager, { ...settings, bankAccounts }),
    );
  }
}
