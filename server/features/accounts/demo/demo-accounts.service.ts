import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../../../kernel/actor/actor.js';
import { SESSION_AUDIENCES, type SessionAudience } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Config } from '../../../kernel/config/config.js';
import { hasPublicAddress } from '../../../kernel/config/public-origin.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { AddressesService } from '../addresses/addresses.service.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { PasswordHasher } from '../users/password.hasher.js';
import { UsersService } from '../users/users.service.js';
import type { DemoAccount } from './demo-account.type.js';

const PEOPLE = {
  customer: {
    email: 'musteri@demo.example',
    username: null,
    name: 'Ayşe Yılmaz',
    role: 'customer',
    phone: '+905320000000',
  },
  staff: { email: 'yonetici@demo.example', username: 'admin', name: 'Demo Yönetici', role: 'super_admin' },
} as const;

const ADDRESS = {
  name: 'Atölye',
  contactName: 'Ayşe Yılmaz',
  phone: '+905320000000',
  streetAddress: 'Sanayi Mah. Kazan Sok. No: 5',
  district: 'Ümraniye',
  province: 'İstanbul',
  postalCode: '34760',
  isShippingDefault: true,
  isBillingDefault: true,
};

const PASSWORD_CHARACTERS = 12;
const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost'];

/**
 * Public accounts of a demo. Their passwords are derived from the master key: none is in the code, none is stored, and
 * each installation has its own.
 */
@Injectable()
export class DemoAccountsService implements OnApplicationBootstrap {
  private readonly log = new Logger(DemoAccountsService.name);

  constructor(
    private readonly config: Config,
    private readonly keys: MasterKey,
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly secondFactors: SecondFactors,
    private readonly addresses: AddressesService,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.demo) return;
    this.warnWhenReachable(this.config);
    await this.ensure('customer');
    await this.ensure('staff');
    await this.recordStaff();
  }

  /** The audit log says of all staff who they are, or its proof names them as added behind the shop's back. */
  private async recordStaff(): Promise<void> {
    const staff = await this.users.findByEmail(PEOPLE.staff.email);
    if (!staff) return;
    const subject = `user ${staff.id}`;
    const { manager } = this.dataSource;
    const known: unknown[] = await manager.query(
      `SELECT id FROM audit WHERE subject = $1 AND what = 'admin-created' LIMIT 1`,
      [subject],
    );
    if (known.length > 0) return;
    const after = { role: PEOPLE.staff.role, permissions: [] };
    await this.audit.add(manager, {
      actor: SYSTEM,
      requestId: 'demo',
      what: 'admin-created',
      subject,
      after,
    });
  }

  /** Empty except in a demo. */
  list(): DemoAccount[] {
    if (!this.config.demo) return [];
    return SESSION_AUDIENCES.map((audience) => {
      const { username, email } = PEOPLE[audience];
      return { audience, username, email, password: this.passwordOf(audience) };
    });
  }

  /** A demo may be reachable on purpose, but its operator must be warned that its passwords are public. */
  private warnWhenReachable(config: Config): void {
    if (LOOPBACK_HOSTS.includes(config.host) && !hasPublicAddress(config)) return;
    this.log.warn(
      'DEMO=1: this shop shows the password of its administrator to all visitors. Set HOST=127.0.0.1 to restrict it to this machine, or remove DEMO in production.',
    );
  }

  /** Resets user name, password and second factor at each start, in case somebody has changed them. */
  private async ensure(audience: SessionAudience): Promise<void> {
    const person = PEOPLE[audience];
    const password = this.passwordOf(audience);
    const known = await this.users.findByEmail(person.email);
    if (known) await this.secondFactors.forget(this.dataSource.manager, known.id);
    const isKept = known !== null && (await this.hasher.matches(known.passwordHash, password));
    if (isKept && known.username === person.username) return;
    const passwordHash = await this.hasher.hash(password);
    const added = await this.dataSource.transaction(async (transaction) => {
      if (known) {
        await this.users.update(transaction, known.id, { passwordHash });
        if (person.username) await this.users.setUsername(transaction, known.id, person.username);
        return null;
      }
      return this.users.add(transaction, { ...person, passwordHash, emailVerifiedAt: this.clock.now() });
    });
    if (added && audience === 'customer') await this.addresses.create(added.id, ADDRESS);
  }

  private passwordOf(audience: SessionAudience): string {
    const digits = this.keys.hash('demo-accounts', audience).toString('hex').slice(0, PASSWORD_CHARACTERS);
    return `demo-${digits}`;
  }
}
