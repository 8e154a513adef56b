import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Config } from '../../../kernel/config/config.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { staffIdentityBound } from '../security/security.facts.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { assertOwnDomain, type ProvenIdentity } from './proven-identity.js';
import { ssoAccountBound, ssoAccountUnknown, ssoEmailUnverified } from './single-sign-on.refusals.js';
import { StaffIdentity } from './staff-identity.entity.js';

/** Whose panel account belongs to whom at the provider: found by a verified address once, by issuer and subject ever after. */
@Injectable()
export class StaffIdentities {
  constructor(
    @InjectRepository(StaffIdentity) private readonly identities: Repository<StaffIdentity>,
    private readonly users: UsersService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * The active member of staff with this identity, or with its verified address and none yet. Nobody gets an account by it.
   *
   * @throws SSO_DOMAIN_REFUSED, SSO_EMAIL_UNVERIFIED, SSO_ACCOUNT_UNKNOWN, SSO_ACCOUNT_BOUND
   */
  async accountOf({ issuer, subject, email, isEmailVerified }: ProvenIdentity): Promise<User> {
    if (email !== null) assertOwnDomain(email, this.config);
    const bound = await this.identities.findOne({ where: { issuer, subject }, relations: { user: true } });
    if (!bound && (email === null || !isEmailVerified)) throw ssoEmailUnverified();
    const user = bound?.user ?? (await this.users.findByEmail(email ?? ''));
    if (!user?.isActive || !user.isStaff) throw ssoAccountUnknown();
    if (!bound && (await this.identities.existsBy({ issuer, userId: user.id }))) throw ssoAccountBound();
    return user;
  }

  /**
   * Binds the account to the identity where it is not bound yet; it is recorded, and the person gets a mail. To be called in the
   * transaction that signs them in, with their row locked.
   *
   * @throws SSO_ACCOUNT_BOUND when either was bound to another one meanwhile
   */
  async bind(
    transaction: EntityManager,
    { id: userId }: User,
    { issuer, subject, email }: ProvenIdentity,
    cause: Cause,
  ): Promise<void> {
    const inserted = await transaction.query<unknown[]>(
      `INSERT INTO staff_identity (issuer, subject, user_id, bound_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING user_id`,
      [issuer, subject, userId, this.clock.now()],
    );
    if (inserted.length === 0) {
      if (await transaction.existsBy(StaffIdentity, { issuer, subject, userId })) return;
      throw ssoAccountBound();
    }
    await this.audit.add(transaction, {
      ...cause,
      what: 'identity-bound',
      subject: `user ${userId}`,
      after: { issuer, subject, email },
      personal: { of: { userId }, fields: ['subject', 'email'] },
    });
    await this.outbox.record(transaction, staffIdentityBound(userId));
  }

  /** Forgets who somebody is at every provider: the next sign-in there finds them by their verified address again. */
  async forget(transaction: EntityManager, userId: string): Promise<number> {
    const { affected } = await transaction.delete(StaffIdentity, { userId });
    return affected ?? 0;
  }
}
