import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../../kernel/actor/actor.js';
import { Config } from '../../kernel/config/config.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { SettingsService } from './settings.service.js';

/** IBANs with valid check digits that belong to no bank. */
const ACCOUNTS = [
  { bank: 'Örnek Banka', iban: 'TR330006100519786457841326' },
  { bank: 'Deneme Bankası', iban: 'TR320010009999901234567890' },
];
const SEEDED_VERSION = 1;

/** Gives a demo bank accounts, so that an order by bank transfer can be tried to its end. */
@Injectable()
export class DemoBankAccounts implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.demo) return;
    const { version, value } = await this.settings.latest();
    // Once staff have changed any setting, they decide.
    if (version !== SEEDED_VERSION) return;
    const bankAccounts = ACCOUNTS.map((account) => ({ ...account, holder: value.legalName }));
    const save = {
      value: { ...value, bankAccounts },
      expectedVersion: version,
      cause: { actor: SYSTEM, requestId: 'demo' },
    };
    await this.dataSource
      .transaction((transaction) => this.settings.save(transaction, save))
      .catch(ignoreOtherProcess);
  }
}

/** Several processes may start at once; one of them saves. */
function ignoreOtherProcess(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'VERSION_CONFLICT')) throw error;
}
