import { Injectable } from '@nestjs/common';
import { renderMail } from '../../../kernel/mail/mail-template.js';
import { Mailer } from '../../../kernel/mail/mailer.js';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import { SettingsService } from '../../settings/index.js';
import { UsersService } from '../users/users.service.js';

interface SecurityMail {
  subject: string;
  paragraphs: readonly string[];
  notes: readonly string[];
}

const OWN_CHANGE_NOTES = [
  'Diğer tarayıcılardaki oturumlarınız sonlandırıldı.',
  'Bu değişikliği siz yapmadıysanız hemen sistem yöneticinize haber verin.',
];

/** Mails people about what changed in how they sign in. */
@Injectable()
export class SecurityMailer {
  constructor(
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly settings: SettingsService,
  ) {}

  /** Sends nothing to somebody who is no longer active. */
  async send({ subjectId: userId }: Fact, mail: SecurityMail): Promise<void> {
    const user = await this.users.find(userId);
    if (!user?.isActive) return;
    const { siteName: shopName } = await this.settings.current();
    const rendered = renderMail({ shopName, recipientName: user.name, ...mail });
    await this.mailer.send({ to: user.email, ...rendered });
  }

  /** About a change that only the person themselves can have made. */
  sendOwnChange(fact: Fact, { subject, what }: { subject: string; what: string }): Promise<void> {
    return this.send(fact, { subject, paragraphs: [what], notes: OWN_CHANGE_NOTES });
  }
}

@ReactsTo('StaffPasswordChanged', { name: 'staff-password-mail' })
@Injectable()
export class StaffPasswordMail implements Reaction {
  constructor(private readonly mailer: SecurityMailer) {}

  react(fact: Fact): Promise<void> {
    const what = 'Yönetim paneli hesabınızın şifresi değiştirildi.';
    return this.mailer.sendOwnChange(fact, { subject: 'Şifreniz değiştirildi', what });
  }
}

@ReactsTo('CustomerPasswordChanged', { name: 'customer-password-mail' })
@Injectable()
export class CustomerPasswordMail implements Reaction {
  constructor(private readonly mailer: SecurityMailer) {}

  react(fact: Fact): Promise<void> {
    const notes = [
      'Diğer tarayıcılardaki oturumlarınız sonlandırıldı.',
      'Bu değişikliği siz yapmadıysanız giriş sayfasındaki «Şifremi unuttum» ile şifrenizi hemen yenileyin.',
    ];
    const paragraphs = ['Hesabınızın şifresi değiştirildi.'];
    return this.mailer.send(fact, { subject: 'Şifreniz değiştirildi', paragraphs, notes });
  }
}

@ReactsTo('SecondFactorSetUp', { name: 'second-factor-set-up-mail' })
@Injectable()
export class SecondFactorSetUpMail implements Reaction {
  constructor(private readonly mailer: SecurityMailer) {}

  react(fact: Fact): Promise<void> {
    const what =
      'Yönetim paneli hesabınıza bir doğrulama uygulaması eklendi. Girişte artık onun kodu sorulur.';
    return this.mailer.sendOwnChange(fact, { subject: 'İki adımlı doğrulama açıldı', what });
  }
}

@ReactsTo('SecondFactorRemoved', { name: 'second-factor-removed-mail' })
@Injectable()
export class SecondFactorRemovedMail implements Reaction {
  constructor(private readonly mailer: SecurityMailer) {}

  react(fact: Fact): Promise<void> {
    const what = 'Yönetim paneli hesabınızın iki adımlı doğrulaması kaldırıldı. Girişte artık kod sorulmaz.';
    return this.mailer.sendOwnChange(fact, { subject: 'İki adımlı doğrulama kapatıldı', what });
  }
}

@ReactsTo('RecoveryCodesRenewed', { name: 'recovery-codes-mail' })
@Injectable()
export class RecoveryCodesMail implements Reaction {
  constructor(private readonly mailer: SecurityMailer) {}

  react(fact: Fact): Promise<void> {
    const what = 'Yönetim paneli hesabınızın kurtarma kodları yenilendi. Önceki kodlar artık geçersiz.';
    return this.mailer.sendOwnChange(fact, { subject: 'Kurtarma kodlarınız yenilendi', what });
  }
}

@ReactsTo('StaffIdentityBound', { name: 'staff-identity-mail' })
@Injectable()
export class StaffIdentityMail implements Reaction {
  constructor(private readonly mailer: SecurityMailer) {}

  react(fact: Fact): Promise<void> {
    const paragraphs = [
      'Yönetim paneline ilk kez kurumsal hesabınızla giriş yapıldı. Panel hesabınız bundan böyle bu kurumsal hesaba bağlıdır.',
    ];
    const notes = ['Bu girişi siz yapmadıysanız hemen sistem yöneticinize haber verin.'];
    return this.mailer.send(fact, { subject: 'Kurumsal hesabınız bağlandı', paragraphs, notes });
  }
}

/** The reactions of this room. */
export const SECURITY_MAILS = [
  StaffPasswordMail,
  CustomerPasswordMail,
  SecondFactorSetUpMail,
  SecondFactorRemovedMail,
  RecoveryCodesMail,
  StaffIdentityMail,
];
