import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { seal, unseal } from '../../../kernel/keys/sealing.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { secondFactorRequired } from '../second-factor/second-factor.refusals.js';
import { type SignedInStaff, StaffSessions } from '../second-factor/staff-sessions.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { IdentityProvider } from './identity-provider.js';
import type { ProvenIdentity } from './proven-identity.js';
import { SignInTickets } from './sign-in-tickets.js';
import { ssoAccountUnknown } from './single-sign-on.refusals.js';
import { StaffIdentities } from './staff-identities.js';

/** Browsers take cookies of four kilobytes; a longer token is left out, and the provider asks before it ends its session. */
const MAX_TOKEN_IN_TICKET = 1_500;

const TOKEN_PLACE = 'id-token';

/** One attempt to sign in as the account of an identity. */
interface Attempt {
  user: User;
  identity: ProvenIdentity;
  code: string | null;
  /** What is used up by it, in its transaction. */
  use?: (transaction: EntityManager) => Promise<void>;
}

/** Signs staff in whom the identity provider proved, and out of both. */
@Injectable()
export class SingleSignOnService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: IdentityProvider,
    private readonly identities: StaffIdentities,
    private readonly tickets: SignInTickets,
    private readonly sessions: SessionsService,
    private readonly staffSessions: StaffSessions,
    private readonly keys: MasterKey,
    private readonly users: UsersService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Signs in whom the provider proved.
   *
   * @returns false where a code of their second factor is asked first: the browser then has a ticket for `complete`
   * @throws SSO_DOMAIN_REFUSED, SSO_EMAIL_UNVERIFIED, SSO_ACCOUNT_UNKNOWN, SSO_ACCOUNT_BOUND
   */
  async signIn(identity: ProvenIdentity, context: RequestContext): Promise<boolean> {
    const user = await this.identities.accountOf(identity);
    try {
      await this.start({ user, identity, code: null }, context);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== secondFactorRequired().code) throw error;
      const idToken = identity.idToken.length > MAX_TOKEN_IN_TICKET ? '' : identity.idToken;
      context.setSignInTicket(this.tickets.issue('proof', { ...identity, idToken }));
      return false;
    }
  }

  /**
   * Signs in with the code that `signIn` asked for; the ticket of the browser is used up by it.
   *
   * @throws SSO_EXPIRED, RATE_LIMITED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG, and what `signIn` throws
   */
  async complete(code: string, context: RequestContext): Promise<SignedInStaff> {
    const ticket = this.tickets.read<ProvenIdentity>('proof', context.signInTicket);
    const identity = ticket.content;
    const user = await this.identities.accountOf(identity);
    const use = (transaction: EntityManager) => this.tickets.use(transaction, ticket);
    const signedIn = await this.start({ user, identity, code, use }, context);
    context.clearSignInTicket();
    return signedIn;
  }

  /**
   * Ends the panel session of the browser.
   *
   * @returns the address at the provider that ends the session there; null after a sign-in with a password
   */
  async signOut(context: RequestContext): Promise<string | null> {
    const { staff: id } = context.sessionIds;
    const sealed = id === null ? null : await this.sessions.idTokenOf(id);
    await this.sessions.end(this.dataSource.manager, id);
    context.clearSessionCookie('staff');
    if (sealed === null) return null;
    return this.provider.endSessionUrl(unseal(this.key(), sealed, TOKEN_PLACE).toString());
  }

  /**
   * Forgets who a member of staff is at the provider, and ends all their sessions: the next sign-in there binds them anew.
   *
   * @param login user name or e-mail address
   * @throws NOT_FOUND for nobody, and for somebody who is not bound
   */
  async unbind(login: string, cause: Cause): Promise<void> {
    const user = await this.users.findByLogin(login);
    if (!user) throw notFound();
    await this.dataSource.transaction(async (transaction) => {
      if ((await this.identities.forget(transaction, user.id)) === 0) throw notFound();
      await this.sessions.endAllOf(transaction, user.id);
      await this.audit.add(transaction, { ...cause, what: 'identity-unbound', subject: `user ${user.id}` });
    });
  }

  private async start(
    { user, identity, code, use }: Attempt,
    context: RequestContext,
  ): Promise<SignedInStaff> {
    const provider = {
      hasSecondFactor: identity.hasSecondFactor,
      idToken: seal(this.key(), Buffer.from(identity.idToken), TOKEN_PLACE),
    };
    const permissions = await this.staffSessions.start(
      { user, code, provider },
      context,
      async (transaction, cause) => {
        await use?.(transaction);
        await this.identities.bind(transaction, user, identity, cause);
      },
    );
    // Closed, or no longer staff, since it was found.
    if (!permissions) throw ssoAccountUnknown();
    this.outbox.notifyWorkers();
    return { user, permissions };
  }

  private key(): Buffer {
    return this.keys.keyFor('single-sign-on');
  }
}
