import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../kernel/config/config.js';
import { type Letter, writeLetter } from '../../kernel/mail/letter.js';
import { Mailer } from '../../kernel/mail/mailer.js';
import { type Reaction, ReactsTo } from '../../kernel/queue/reaction.js';
import { SettingsService } from '../settings/index.js';
import { AccountLinks, LINK_LIFE_MS } from './account-links.js';
import { newPasswordUrl, verificationUrl } from './account.addresses.js';

export const PASSWORD_RESET_MAIL = 'password-reset-mail';
export const VERIFICATION_MAIL = 'email-verification-mail';

interface LinkMail {
  linkId: string;
  lifeMs: number;
  write: (token: string, config: Config) => Omit<Letter, 'shopName' | 'addressee'>;
}

/** Sends links to whom they are for; a token is drawn here, for the mail alone. */
@Injectable()
export class LinkPost {
  constructor(
    private readonly links: AccountLinks,
    private readonly mailer: Mailer,
    private readonly settings: SettingsService,
    private readonly config: Config,
  ) {}

  /** Nothing is sent where the link is nobody's who may use it. */
  async send(manager: EntityManager, { linkId, lifeMs, write }: LinkMail): Promise<void> {
    const drawn = await this.links.draw(manager, linkId, lifeMs);
    if (!drawn) return;
    const { token, user } = drawn;
    const { siteName: shopName } = await this.settings.current();
    const letter = writeLetter({ shopName, addressee: user.name, ...write(token, this.config) });
    await this.mailer.send({ to: user.email, ...letter });
  }
}

/** Sends the link under which a forgotten password is replaced. */
@ReactsTo(PASSWORD_RESET_MAIL)
@Injectable()
export class PasswordResetMail implements Reaction {
  constructor(private readonly post: LinkPost) {}

  react(linkId: string, manager: EntityManager): Promise<void> {
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
    return this.post.send(manager, { linkId, lifeMs: LINK_LIFE_MS.reset, write });
  }
}

/** Sends the link that proves an e-mail address. */
@ReactsTo(VERIFICATION_MAIL)
@Injectable()
export class EmailVerificationMail implements Reaction {
  constructor(private readonly post: LinkPost) {}

  react(linkId: string, manager: EntityManager): Promise<void> {
    const write: LinkMail['write'] = (token, config) => ({
      subject: 'E-posta adresinizi doğrulayın',
      paragraphs: ['Hesabınızın e-posta adresini aşağıdaki bağlantıyla doğrulayabilirsiniz.'],
      action: { label: 'E-posta adresinizi doğrulayın', url: verificationUrl(config, token) },
      notes: [
        'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir.',
        'Bu hesabı siz açmadıysanız bu e-postayı dikkate almayın.',
      ],
    });
    return this.post.send(manager, { linkId, lifeMs: LINK_LIFE_MS.verification, write });
  }
}
