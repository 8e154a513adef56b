import { Injectable } from '@nestjs/common';
import { AuditReader, type WrittenEntry } from '../../../kernel/audit-log/audit-reader.js';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import type { SecondFactorPolicy } from '../second-factor-policy/second-factor-policy.entity.js';
import { POLICY_SUBJECT } from '../second-factor-policy/second-factor-policy.service.js';
import { SecurityMailer } from '../security/security.mails.js';
import { UsersService } from '../users/users.service.js';
import { PERMISSION_NAMES } from './permission-names.js';

/** How many changes there may be before a mail about one is sent. */
const MAX_LATER_CHANGES = 100;

/** Mails everybody who may change the policy that somebody did, so that it is not relaxed unseen. */
@ReactsTo('SecondFactorPolicyChanged', { name: 'second-factor-policy-mail' })
@Injectable()
export class SecondFactorPolicyMail implements Reaction {
  constructor(
    private readonly mailer: SecurityMailer,
    private readonly audit: AuditReader,
    private readonly users: UsersService,
  ) {}

  async react(fact: Fact): Promise<void> {
    const change = await this.changeOf(fact);
    const who = await this.nameOf(change);
    await this.mailer.send(fact, {
      subject: 'İki adımlı doğrulama zorunluluğu değiştirildi',
      paragraphs: [
        `${who}, yönetim panelinde kimlerin iki adımlı doğrulama kullanması gerektiğini değiştirdi.`,
        ...(change?.after ? [sentenceOf(change.after as unknown as ChangedPolicy)] : []),
      ],
      notes: ['Bu değişiklikten haberiniz yoksa değiştiren kişiyle ve sistem yöneticinizle görüşün.'],
    });
  }

  /** What was changed, which is not what the policy is by now: of each change a mail is sent. */
  private async changeOf({ version }: Fact): Promise<WrittenEntry | undefined> {
    const entries = await this.audit.entriesOf(POLICY_SUBJECT, { limit: MAX_LATER_CHANGES });
    // Facts that were recorded before they had a version.
    if (version === null) return entries[0];
    return entries.find(({ after }) => after?.version === version);
  }

  private async nameOf(change: WrittenEntry | undefined): Promise<string> {
    const user = change?.actor.id ? await this.users.find(change.actor.id) : null;
    return user?.name ?? 'Bir yönetici';
  }
}

type ChangedPolicy = Pick<SecondFactorPolicy, 'requiredFor' | 'permissions'>;

function sentenceOf({ requiredFor, permissions }: ChangedPolicy): string {
  switch (requiredFor) {
    case 'nobody':
      return 'Artık hiçbir yönetici için zorunlu değil.';
    case 'everybody':
      return 'Artık bütün yöneticiler için zorunlu.';
    case 'permission_holders':
      return `Artık şu yetkilerden birine sahip olanlar için zorunlu: ${permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ')}.`;
  }
}

/** The reactions of this room. */
export const POLICY_MAILS = [SecondFactorPolicyMail];
