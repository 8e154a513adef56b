import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { checkedMail, type Mail } from './mail.js';
import { mailsBySmtp, mailsShown, type MailTransport, mailsWithheld } from './mail-transport.js';

/** Sends mails: by SMTP when it is configured, else into the output of the process. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly log = new Logger(Mailer.name);
  private readonly isWithheld: boolean;
  private readonly transport: MailTransport;

  constructor({ smtpUrl, mailFrom, demo, environment }: Config) {
    this.isWithheld = !smtpUrl && !demo && environment === 'production';
    if (smtpUrl && mailFrom) this.transport = mailsBySmtp({ url: smtpUrl, from: mailFrom });
    else if (this.isWithheld) this.transport = mailsWithheld((fields) => this.log.warn(fields));
    else this.transport = mailsShown((text) => process.stdout.write(text));
  }

  /** For processes that serve or work, once at their start; a one-off command sends no mail and has nothing to tell. */
  warnWhenWithheld(): void {
    if (this.isWithheld) {
      this.log.warn('SMTP_URL is not set: no mail leaves this shop, neither to customers nor to staff.');
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** @throws {MailFault} without the recipient, when the mail was not taken or is addressed to more or less than one */
  async send(mail: Mail): Promise<void> {
    await this.transport.send(checkedMail(mail));
  }
}
