import { Injectable } from '@nestjs/common';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import type { SavedVersion } from '../../../kernel/records/record-kind.js';
import type { SecondFactorPolicy } from '../second-factor-policy/second-factor-policy.entity.js';
import { SecondFactorPolicyService } from '../second-factor-policy/second-factor-policy.service.js';
import { SecurityMailer } from '../security/security.mails.js';
import { UsersService } from '../users/users.service.js';
import { PERMISSION_NAMES } from './permission-names.js';

/** Mails everybody who may change the policy that somebody did, so that it is not relaxed unseen. */
@ReactsTo('SecondFactorPolicyChanged', { name: 'second-factor-policy-mail' })
@Injectable()
export class SecondFactorPolicyMail implements Reaction {
  constructor(
    private readonly mailer: SecurityMailer,
    private readonly policy: SecondFactorPolicyService,
    private readonly users: UsersService,
  ) {}

  async react(fact: Fact): Promise<void> {
    // What was changed, which is not what the policy is by now: of each change a mail is sent.
    const change = await this.policy.version(fact.version ?? (await this.policy.current()).version);
    const who = await this.nameOf(change.actor);
    await this.mailer.send(fact, {
      subject: 'Yönetim panelinin güvenlik kuralları değiştirildi',
      paragraphs: [
        `${who}, yönetim panelinde güvenlik kurallarını değiştirdi.`,
        sentenceOf(change.value),
        `Bir oturum, girişten en geç ${change.value.sessionDays} gün sonra kapanır.`,
      ],
      notes: ['Bu değişiklikten haberiniz yoksa değiştiren kişiyle ve sistem yöneticinizle görüşün.'],
    });
  }

  private async nameOf({ id }: SavedVersion['actor']): Promise<string> {
    const user = id === null ? null : await this.users.find(id);
    return user?.name ?? 'Bir çalışan';
  }
}

type ChangedPolicy = Pick<SecondFactorPolicy, 'requiredFor' | 'permissions'>;

function sentenceOf({ requiredFor, permissions }: ChangedPolicy): string {
  switch (requiredFor) {
    case 'nobody':
      return 'İki adımlı doğrulama hiçbir çalışan için zorunlu değil.';
    case 'everybody':
      return 'İki adımlı doğrulama bütün çalışanlar için zorunlu.';
    case 'permission_holders':
      return `İki adımlı doğrulama şu yetkilerden birine sahip olanlar için zorunlu: ${permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ')}.`;
  }
}

/** The reactions of this room. */
export const POLICY_MAILS = [SecondFactorPolicyMail];
