import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../kernel/config/config.js';
import { writeLetter } from '../../kernel/mail/letter.js';
import { Mailer } from '../../kernel/mail/mailer.js';
import { type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { SettingsService } from '../settings/index.js';
import { AccountLinks, LINK_LIFE_MS } from './account-links.js';
import { newPasswordUrl, verificationUrl } from './account.addresses.js';

export const PASSWORD_RESET_MAIL = 'password-reset-mail';
export const VERIFICATION_MAIL = 'email-verification-mail';

/** Sends the link under which a forgotten password is replaced; the token is drawn here, for the mail alone. */
@ReactsTo(PASSWORD_RESET_MAIL)
@Injectable()
export class PasswordResetMail implements Reaction {
  constructor(
    private readonly links: AccountLinks,
    private readonly mailer: Mailer,
    private readonly settings: SettingsService,
    private readonly config: Config,
  ) {}

  async react(linkId: string, manager: EntityManager): Promise<void> {
    const drawn = await this.links.draw(manager, linkId, LINK_LIFE_MS.reset);
    if (!drawn) return;
    const { siteName: shopName } = await this.settings.current();
    const letter = writeLetter({
      shopName,
      subject: 'Şifrenizi yenileyin',
      greeting: `Sayın ${drawn.user.name},`,
      paragraphs: [
        'Hesabınız için yeni bir şifre istendi. Aşağıdaki bağlantıyla yeni şifrenizi belirleyebilirsiniz.',
      ],
      action: { label: 'Yeni şifre belirle', url: newPasswordUrl(this.config, drawn.token) },
      notes: [
        'Bağlantı 30 dakika geçerlidir ve bir kez kullanılabilir.',
        'Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez; şifreniz değişmez.',
      ],
    });
    await this.mailer.send({ to: drawn.user.email, ...letter });
  }
}

/** Sends the link that proves an e-mail address. */
@ReactsTo(VERIFICATION_MAIL)
@Injectable()
export class EmailVerificationMail implements Reaction {
  constructor(
    private readonly links: AccountLinks,
    private readonly mailer: Mailer,
    private readonly settings: SettingsService,
    private readonly config: Config,
  ) {}

  async react(linkId: string, manager: EntityManager): Promise<void> {
    const drawn = await this.links.draw(manager, linkId, LINK_LIFE_MS.verification);
    if (!drawn) return;
    const { siteName: shopName } = await this.settings.current();
    const letter = writeLetter({
      shopName,
      subject: 'E-posta adresinizi doğrulayın',
      greeting: `Sayın ${drawn.user.name},`,
      paragraphs: ['Hesabınızın e-posta adresini aşağıdaki bağlantıyla doğrulayabilirsiniz.'],
      action: { label: 'E-posta adresimi doğrula', url: verificationUrl(this.config, drawn.token) },
      notes: [
        'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir.',
        'Bu hesabı siz açmadıysanız bu e-postayı dikkate almayın.',
      ],
    });
    await this.mailer.send({ to: drawn.user.email, ...letter });
  }
}
