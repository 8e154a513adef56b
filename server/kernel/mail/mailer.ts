import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { checkedMail, type Mail } from './mail.js';
import { consoleTransport, disabledTransport, type MailTransport, smtpTransport } from './mail-transport.js';

/** Sends mails: by SMTP when it is configured, else into the output of the process. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly log = new Logger(Mailer.name);
  private readonly isDisabled: boolean;
  private readonly transport: MailTransport;

  constructor({ smtpUrl, mailFrom, demo, environment }: Config) {
    this.isDisabled = !smtpUrl && !demo && environment === 'production';
    if (smtpUrl && mailFrom) this.transport = smtpTransport({ url: smtpUrl, from: mailFrom });
    else if (this.isDisabled) this.transport = disabledTransport((fields) => this.log.warn(fields));
    else this.transport = consoleTransport((text) => process.stdout.write(text));
  }

  /** Called once when the API or a worker starts; one-off commands send no mail. */
  warnWhenDisabled(): void {
    if (this.isDisabled) {
      this.log.warn('SMTP_URL is not set: no mail leaves this shop, neither to customers nor to staff.');
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** @throws {MailError} that does not name the recipient, when the mail was not accepted or has not exactly one recipient */
  async send(mail: Mail): Promise<void> {
    await this.transport.send(checkedMail(mail));
  }
}
