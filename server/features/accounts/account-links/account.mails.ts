import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import { AccountLinkMailer, type LinkMail } from './account-link.mailer.js';
import { LINK_LIFE_MS } from './account-links.js';
import { newPasswordUrl, verificationUrl } from './account-urls.js';
import { EMAIL_CHANGE_MAILS } from './email-change.mails.js';

/** Sends the link under which a forgotten password is replaced. */
@ReactsTo('PasswordResetRequested', { name: 'password-reset-mail' })
@Injectable()
export class PasswordResetMail implements Reaction {
  constructor(private readonly mailer: AccountLinkMailer) {}

  react({ subjectId: linkId }: Fact, transaction: EntityManager): Promise<void> {
    const write: LinkMail['write'] = (token, config) => ({
      subject: 'Şifrenizi yenileyin',
      paragraphs: [
        'Hesabınız için yeni bir şifre istendi. Aşağıdaki bağlantıyla yeni şifrenizi belirleyebilirsiniz.',
      ],
      action: { label: 'Yeni şifre belirleyin', url: newPasswordUrl(config, token) },
      notes: [
        'Bağlantı 30 dakika geçerlidir ve bir kez kullanılabilir.',
        'Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez; şifreniz değişmez.',
      ],
    });
    return this.mailer.send(transaction, { linkId, lifeMs: LINK_LIFE_MS.reset, write });
  }
}

/** Sends the link that proves an e-mail address. */
@ReactsTo('EmailVerificationRequested', { name: 'email-verification-mail' })
@Injectable()
export class EmailVerificationMail implements Reaction {
  constructor(private readonly mailer: AccountLinkMailer) {}

  react({ subjectId: linkId }: Fact, transaction: EntityManager): Promise<void> {
    const write: LinkMail['write'] = (token, config) => ({
      subject: 'E-posta adresinizi doğrulayın',
      paragraphs: ['Hesabınızın e-posta adresini aşağıdaki bağlantıyla doğrulayabilirsiniz.'],
      action: { label: 'E-posta adresinizi doğrulayın', url: verificationUrl(config, token) },
      notes: [
        'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir.',
        'Bu hesabı siz açmadıysanız bu e-postayı dikkate almayın.',
      ],
    });
    return this.mailer.send(transaction, { linkId, lifeMs: LINK_LIFE_MS.verification, write });
  }
}

const INVITATIONS = {
  customer: {
    subject: 'Hesabınız açıldı',
    text: 'Sizin için bir müşteri hesabı açıldı. Aşağıdaki bağlantıyla şifrenizi belirledikten sonra mağazaya giriş yapabilirsiniz.',
  },
  staff: {
    subject: 'Yönetim paneline davet edildiniz',
    text: 'Sizin için yönetim panelinde bir hesap açıldı. Aşağıdaki bağlantıyla şifrenizi belirledikten sonra panele giriş yapabilirsiniz.',
  },
} as const;

/** Sends the link under which an invited person chooses the first password. */
@ReactsTo('UserInvited', { name: 'invitation-mail' })
@Injectable()
export class InvitationMail implements Reaction {
  constructor(private readonly mailer: AccountLinkMailer) {}

  react({ subjectId: linkId }: Fact, transaction: EntityManager): Promise<void> {
    const write: LinkMail['write'] = (token, config, { door }) => ({
      subject: INVITATIONS[door].subject,
      paragraphs: [INVITATIONS[door].text],
      action: { label: 'Şifrenizi belirleyin', url: newPasswordUrl(config, token) },
      notes: [
        'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Süresi dolarsa yenisini isteyin.',
        'Bu daveti beklemiyorsanız bu e-postayı dikkate almayın.',
      ],
    });
    return this.mailer.send(transaction, { linkId, lifeMs: LINK_LIFE_MS.invitation, write });
  }
}

/** The reactions of this room. */
export const ACCOUNT_MAILS = [
  PasswordResetMail,
  EmailVerificationMail,
  InvitationMail,
  ...EMAIL_CHANGE_MAILS,
];
