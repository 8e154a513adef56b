import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { Config } from '../../kernel/config/config.js';
import { MasterKey } from '../../kernel/keys/master-key.js';
import { PasswordHasher, UsersService } from '../users/index.js';
import type { DemoAccount } from './demo-account.type.js';

const PEOPLE = {
  customer: {
    email: 'musteri@demo.example',
    name: 'Ayşe Yılmaz',
    role: 'customer',
    phone: '0532 000 00 00',
    address: {
      streetAddress: 'Sanayi Mah. Kazan Sok. No: 5',
      district: 'Ümraniye',
      province: 'İstanbul',
      postalCode: '34760',
    },
  },
  staff: { email: 'yonetici@demo.example', name: 'Demo Yönetici', role: 'super_admin' },
} as const;

type Audience = keyof typeof PEOPLE;

const PASSWORD_LETTERS = 12;
const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost'];

/**
 * Accounts that everybody may know, in a demo alone. Their passwords are derived from the key of the installation: none
 * stands in the code, none is the same in two places, and none has to be kept.
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
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.demo) return;
    this.warnWhenReachable(this.config);
    await this.ensure('customer');
    await this.ensure('staff');
  }

  /** Empty except in a demo. */
  list(): DemoAccount[] {
    if (!this.config.demo) return [];
    return (['customer', 'staff'] as const).map((audience) => {
      return { audience, email: PEOPLE[audience].email, password: this.passwordOf(audience) };
    });
  }

  /** A demo on the network of an office is meant; one that its operator believes closed is not. */
  private warnWhenReachable({ host, publicUrl }: Config): void {
    if (LOOPBACK_HOSTS.includes(host) && publicUrl === undefined) return;
    this.log.warn(
      'DEMO=1: whoever reaches this shop is told the password of its administrator. Set HOST=127.0.0.1 to keep it to this machine, or leave DEMO out to sell in earnest.',
    );
  }

  /** What is told works, whatever somebody tried out before the last start. */
  private async ensure(audience: Audience): Promise<void> {
    const person = PEOPLE[audience];
    const password = this.passwordOf(audience);
    const { manager } = this.dataSource;
    const known = await this.users.findByEmail(person.email);
    if (known && (await this.hasher.matches(known.passwordHash, password))) return;
    const passwordHash = await this.hasher.hash(password);
    if (known) await this.users.update(manager, known.id, { passwordHash });
    else await this.users.add(manager, { ...person, passwordHash, emailVerifiedAt: this.clock.now() });
  }

  private passwordOf(audience: Audience): string {
    const letters = this.keys.hash('demo-accounts', audience).toString('hex').slice(0, PASSWORD_LETTERS);
    return `demo-${letters}`;
  }
}
