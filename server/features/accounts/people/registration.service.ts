import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { RateLimits } from '../../../kernel/rate-limit/rate-limits.js';
import {
  CONSENT_CHANNELS,
  ConsentLedger,
  type ConsentTextInput,
  ConsentTexts,
  recipientKindOf,
} from '../../consents/index.js';
import { ContentService } from '../../content/index.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { PasswordHasher } from '../users/password.hasher.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountLinks } from '../account-links/account-links.js';
import { emailVerificationRequested } from '../account-links/account.facts.js';
import type { RegisterInput } from './account.input.js';
import { REGISTRATIONS_OF_ADDRESS } from './registration.limits.js';
import { checkRegistration } from './registration.check.js';
import { registrationFailed } from './registration.refusals.js';

const TERMS = 'kullanim-kosullari';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinks,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly recipients: RecipientLimits,
    private readonly content: ContentService,
    private readonly consents: ConsentLedger,
    private readonly consentTexts: ConsentTexts,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account and signs in to it. The link that verifies the address is sent unless the mailbox had enough of them.
   *
   * @throws REQUIRED_FIELDS_MISSING, PASSWORDS_DIFFER, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON,
   *   TERMS_NOT_ACCEPTED, EMAIL_INVALID, RATE_LIMITED, CONSENT_TEXT_UNKNOWN, REGISTRATION_FAILED
   */
  async register(input: RegisterInput, context: RequestContext): Promise<User> {
    checkRegistration(input);
    await this.limits.takeAt(REGISTRATIONS_OF_ADDRESS, context.address);
    const text = await this.consentTexts.recorded(input.marketingConsent);
    const draft = await this.draftOf(input);
    const isMailed = await this.mayBeMailed(input.email);
    const { user, session } = await this.dataSource.transaction(async (transaction) => {
      const added = await this.users.add(transaction, draft);
      if (!added) throw registrationFailed();
      if (isMailed) await this.requestVerification(transaction, added);
      if (text) await this.consents.record(transaction, consentOf(added, text, context));
      return {
        user: added,
        session: await this.sessions.startSession(transaction, added, { audience: 'customer' }, context),
      };
    });
    this.sessions.sendCookies('customer', session, context);
    this.outbox.notifyWorkers();
    return user;
  }

  /** An address that has an account is mailed nothing, and counts nothing. */
  private async mayBeMailed(email: string): Promise<boolean> {
    return (await this.users.findByEmail(email)) === null && this.recipients.admits(email);
  }

  private async requestVerification(transaction: EntityManager, { id }: User): Promise<void> {
    const linkId = await this.links.request(transaction, 'email-verification', id);
    await this.outbox.record(transaction, emailVerificationRequested(linkId));
  }

  private async draftOf({ name, email, password, company = null }: RegisterInput) {
    const [passwordHash, acceptedTerms] = await Promise.all([
      this.hasher.hash(password),
      this.currentTerms(),
    ]);
    const customerType = company === null ? 'consumer' : 'company';
    return { name, email, passwordHash, company, customerType, acceptedTerms } as const;
  }

  private async currentTerms(): Promise<User['acceptedTerms']> {
    const page = await this.content.staticPage(TERMS);
    if (!page) throw new Error(`There is no page ${TERMS}`);
    const { slug, version, hash } = page;
    return { slug, version, hash, at: this.clock.now().toISOString() };
  }
}

const consentOf = (user: User, text: ConsentTextInput, { requestId }: RequestContext) =>
  ({
    userId: user.id,
    purpose: 'marketing',
    channels: CONSENT_CHANNELS,
    isGranted: true,
    source: 'registration',
    recipientKind: recipientKindOf(user),
    text,
    requestId,
  }) as const;
