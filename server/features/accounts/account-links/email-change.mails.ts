import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Fact } from '../../../kernel/queue/fact.js';
import { type Reaction, ReactsTo } from '../../../kernel/queue/reaction.js';
import { AccountLinkMailer } from './account-link.mailer.js';
import { AccountLinks, LINK_LIFE_MS } from './account-links.js';
import { verificationUrl } from './account-urls.js';

const NOT_ME = 'Bu isteği siz yapmadıysanız şifrenizi hemen yenileyin ve bize haber verin.';

/** Sends the link that proves the new address, to that address. */
@ReactsTo('EmailChangeRequested', { name: 'email-change-mail' })
@Injectable()
export class EmailChangeMail implements Reaction {
  constructor(private readonly mailer: AccountLinkMailer) {}

  react({ subjectId: linkId }: Fact, transaction: EntityManager): Promise<void> {
    return this.mailer.send(transaction, {
      linkId,
      lifeMs: LINK_LIFE_MS.verification,
      write: (token, config) => ({
        subject: 'Yeni e-posta adresinizi doğrulayın',
        paragraphs: [
          'Hesabınızın e-posta adresi olarak bu adres yazıldı. Aşağıdaki bağlantıyla onayladığınızda girişte ve bildirimlerde bu adres kullanılır.',
        ],
        action: { label: 'Yeni adresi onaylayın', url: verificationUrl(config, token) },
        notes: [
          'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir.',
          'Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; hiçbir şey değişmez.',
        ],
      }),
    });
  }
}

/** Tells the present address that another one is to take its place, while that can still be kept from happening. */
@ReactsTo('EmailChangeRequested', { name: 'email-change-request-notice' })
@Injectable()
export class EmailChangeRequestNotice implements Reaction {
  constructor(
    private readonly mailer: AccountLinkMailer,
    private readonly links: AccountLinks,
  ) {}

  async react({ subjectId: linkId }: Fact, transaction: EntityManager): Promise<void> {
    const link = await this.links.find(transaction, linkId);
    if (!link?.user?.isActive || link.usedAt !== null) return;
    await this.mailer.notify(link.user.email, link.user.name, {
      subject: 'E-posta adresinizin değişmesi istendi',
      paragraphs: [
        'Hesabınız için yeni bir e-posta adresi yazıldı. Yeni adres onaylanana kadar bu adres geçerlidir.',
      ],
      notes: [`${NOT_ME} Yenilenen şifre bekleyen değişikliği iptal eder.`],
    });
  }
}

/** Tells the address before that it is no longer that of the account. */
@ReactsTo('EmailChanged', { name: 'email-changed-notice' })
@Injectable()
export class EmailChangedNotice implements Reaction {
  constructor(
    private readonly mailer: AccountLinkMailer,
    private readonly links: AccountLinks,
  ) {}

  async react({ subjectId: linkId }: Fact, transaction: EntityManager): Promise<void> {
    const link = await this.links.find(transaction, linkId);
    if (!link?.user || link.previousEmail === null) return;
    await this.mailer.notify(link.previousEmail, link.user.name, {
      subject: 'E-posta adresiniz değişti',
      paragraphs: [
        'Hesabınızın e-posta adresi değişti. Bundan sonra girişte ve bildirimlerde yeni adres kullanılır; bu adrese hesabınızla ilgili e-posta gelmez.',
      ],
      notes: ['Bu değişikliği siz yapmadıysanız hemen bize haber verin.'],
    });
  }
}

/** The reactions of this file. */
export const EMAIL_CHANGE_MAILS = [EmailChangeMail, EmailChangeRequestNotice, EmailChangedNotice];
