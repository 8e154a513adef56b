import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Visit } from '../../kernel/actor/visit.js';
import { Clock } from '../../kernel/clock/clock.js';
import { isEmailAddress } from '../../kernel/mail/email-address.js';
import { Outbox } from '../../kernel/queue/outbox.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { ContentService } from '../content/index.js';
import { SessionsService } from '../sessions/index.js';
import { judgePassword, PasswordHasher, type User, UsersService } from '../users/index.js';
import { AccountLinks } from './account-links.js';
import { VERIFICATION_MAIL } from './account.mails.js';
import type { RegisterInput } from './account.input.js';
import { REGISTRATIONS_OF_ADDRESS } from './accounts.limits.js';
import {
  emailInvalid,
  passwordsDiffer,
  registrationFailed,
  requiredFieldsMissing,
  termsNotAccepted,
} from './accounts.refusals.js';

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
    private readonly content: ContentService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an account and signs in to it.
   *
   * @throws REQUIRED_FIELDS_MISSING, PASSWORDS_DIFFER, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON,
   *   TERMS_NOT_ACCEPTED, EMAIL_INVALID, RATE_LIMITED, REGISTRATION_FAILED
   */
  async register(input: RegisterInput, visit: Visit): Promise<User> {
    judge(input);
    await this.limits.take(REGISTRATIONS_OF_ADDRESS, visit.address);
    const draft = await this.draftOf(input);
    const { user, session } = await this.dataSource.transaction(async (manager) => {
      const added = await this.users.add(manager, draft);
      if (!added) throw registrationFailed();
      const subjectId = await this.links.request(manager, 'email-verification', added.id);
      await this.outbox.add(manager, [{ reaction: VERIFICATION_MAIL, subjectId }]);
      return { user: added, session: await this.sessions.begin(manager, added, 'customer', visit) };
    });
    visit.keepSession('customer', session);
    this.outbox.wake();
    return user;
  }

  private async draftOf({ name, email, password, company = null }: RegisterInput) {
    const [passwordHash, acceptedTerms] = await Promise.all([
      this.hasher.hash(password),
      this.termsAsTheyStand(),
    ]);
    const customerType = company === null ? 'consumer' : 'company';
    return { name, email, passwordHash, company, customerType, acceptedTerms } as const;
  }

  private async termsAsTheyStand(): Promise<User['acceptedTerms']> {
    const page = await this.content.staticPage(TERMS);
    if (!page) throw new Error(`There is no page ${TERMS}`);
    const { slug, version, hash } = page;
    return { slug, version, hash, at: this.clock.now().toISOString() };
  }
}

/** In the order of the form: whoever corrects one thing is told the next. */
function judge({ name, email, password, passwordConfirmation, acceptsTerms }: RegisterInput): void {
  if ([name, email, password, passwordConfirmation].includes('')) throw requiredFieldsMissing();
  if (password !== passwordConfirmation) throw passwordsDiffer();
  judgePassword(password, { role: 'customer', email });
  if (!acceptsTerms) throw termsNotAccepted();
  if (!isEmailAddress(email)) throw emailInvalid();
}
