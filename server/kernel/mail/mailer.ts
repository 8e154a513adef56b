import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { type Mail, sendableMail } from './mail.js';
import { consoleTransport, disabledTransport, type MailTransport, smtpTransport } from './mail-transport.js';

/** Sends mails: by SMTP when it is configured, else into the output of the process. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly log = new Logger(Mailer.name);
  /** Whether no mail leaves the shop, because no server for them is configured. */
  readonly isOff: boolean;
  private readonly transport: MailTransport;

  constructor({ smtpUrl, mailFrom, demo, environment }: Config) {
    this.isOff = !smtpUrl && !demo && environment === 'production';
    if (smtpUrl && mailFrom) this.transport = smtpTransport({ url: smtpUrl, from: mailFrom });
    else if (this.isOff) this.transport = disabledTransport((fields) => this.log.warn(fields));
    else this.transport = consoleTransport((text) => process.stdout.write(text));
  }

  /** Called once when the API or a worker starts; one-off commands send no mail. */
  warnWhenDisabled(): void {
    if (this.isOff) {
      this.log.warn('SMTP_URL is not set: no mail leaves this shop, neither to customers nor to staff.');
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** @throws {MailError} that does not name the recipient, when the mail was not accepted, has not exactly one recipient or too large attachments */
  async send(mail: Mail): Promise<void> {
    await this.transport.send(await sendableMail(mail));
  }
}
