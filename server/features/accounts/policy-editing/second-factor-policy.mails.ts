import { Injectable } from '@nestjs/common';
import type { Permission } from '../../../kernel/actor/actor.js';
import { AuditReader } from '../../../kernel/audit-log/audit-reader.js';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import type { SecondFactorPolicy } from '../second-factor-policy/second-factor-policy.entity.js';
import {
  POLICY_SUBJECT,
  SecondFactorPolicyService,
} from '../second-factor-policy/second-factor-policy.service.js';
import { SecurityMailer } from '../security/security.mails.js';
import { UsersService } from '../users/users.service.js';

/** As the panel calls its sections. */
const PERMISSION_NAMES: Readonly<Record<Permission, string>> = {
  catalog: 'Ürünler ve kategoriler',
  orders: 'Siparişler',
  messages: 'Mesajlar',
  quotes: 'Teklifler',
  content: 'İçerik',
  settings: 'Ayarlar',
  users: 'Kullanıcılar',
  import: 'Excel İçe Aktar',
  all: 'Bütün yetkiler',
};

/** Mails everybody who may change the policy that somebody did, so that it is not relaxed unseen. */
@ReactsTo('SecondFactorPolicyChanged', { name: 'second-factor-policy-mail' })
@Injectable()
export class SecondFactorPolicyMail implements Reaction {
  constructor(
    private readonly mailer: SecurityMailer,
    private readonly policy: SecondFactorPolicyService,
    private readonly audit: AuditReader,
    private readonly users: UsersService,
  ) {}

  async react(fact: Fact): Promise<void> {
    const who = await this.lastChangedBy();
    await this.mailer.send(fact, {
      subject: 'İki adımlı doğrulama zorunluluğu değiştirildi',
      paragraphs: [
        `${who}, yönetim panelinde kimlerin iki adımlı doğrulama kullanması gerektiğini değiştirdi.`,
        sentenceOf(await this.policy.current()),
      ],
      notes: ['Bu değişiklikten haberiniz yoksa değiştiren kişiyle ve sistem yöneticinizle görüşün.'],
    });
  }

  private async lastChangedBy(): Promise<string> {
    const [entry] = await this.audit.entriesOf(POLICY_SUBJECT, { limit: 1 });
    const user = entry?.actor.id ? await this.users.find(entry.actor.id) : null;
    return user?.name ?? 'Bir yönetici';
  }
}

function sentenceOf({ requiredFor, permissions }: SecondFactorPolicy): string {
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
