import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type EntityManager, In, MoreThan, Not, type Repository } from 'typeorm';
import type { Actor } from '../../../kernel/actor/actor.js';
import type { BrowserToken, SessionAudience, RequestContext } from '../../../kernel/actor/request-context.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { generateToken, tokenHash } from '../../../kernel/keys/secret-token.js';
import { truncatedAddress } from '../../../kernel/rate-limit/client-networks.js';
import { SecondFactorPolicyService } from '../second-factor-policy/second-factor-policy.service.js';
import type { User } from '../users/user.entity.js';
import { announceAccessChange } from './access-changes.js';
import { deviceName } from './device-name.js';
import { KnownDevices } from './known-devices.js';
import { Session } from './session.entity.js';

/** A session that has not ended, and who acts in it. */
export interface OpenSession {
  actor: Actor;
  sessionId: string;
  /** Whether it was opened without the second factor that the user had to have by then. */
  awaitsSecondFactor: boolean;
}

/** The session of a token. */
export interface AuthenticatedSession extends OpenSession {
  /** The new expiry if this request renewed the session, else null. */
  renewedUntil: Date | null;
}

/** What a request that carries a session was sent for. */
export interface SessionUse {
  /** A page asked by itself: that nobody sits before it any more must end the session all the same. */
  isBackground?: boolean;
  /** Of the client. */
  address?: string;
}

/** How a session begins. */
export interface SessionStart {
  audience: SessionAudience;
  awaitsSecondFactor?: boolean;
  /** Of a sign-in at an identity provider, sealed. */
  idToken?: Buffer | null;
}

export interface NewSession extends BrowserToken {
  /** The browser is a known device of the user from now on. */
  device: BrowserToken;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After the last use. That of staff is shorter than the least that the policy sets from the sign-in on. */
const LIFE_MS: Readonly<Record<SessionAudience, number>> = {
  customer: 30 * 24 * HOUR_MS,
  staff: 12 * HOUR_MS,
};
/** Minimum time between two updates of `lastSeenAt` and the expiry. */
const RENEWAL_INTERVAL_MS = 5 * MINUTE_MS;

/** Sessions of customers and staff. Every request reads the database, so an ended session is refused in all processes. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly devices: KnownDevices,
    private readonly policy: SecondFactorPolicyService,
    private readonly clock: Clock,
  ) {}

  /** The session of a token; null when it is unknown or expired, or its user is inactive or now signs in elsewhere. */
  async authenticate(
    audience: SessionAudience,
    token: string,
    use: SessionUse = {},
  ): Promise<AuthenticatedSession | null> {
    const now = this.clock.now();
    const session = await this.sessions
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.user', 'user')
      .where({ tokenHash: tokenHash(token), audience, expiresAt: MoreThan(now) })
      .getOne();
    if (!session?.user.isActive || session.user.door !== audience) return null;
    return { ...openSession(session), renewedUntil: await this.renew(session, use, now) };
  }

  /** A session as it is now, without renewing it; null once it has ended. */
  async current(audience: SessionAudience, sessionId: string): Promise<OpenSession | null> {
    const session = await this.sessions.findOne({
      where: { id: sessionId, audience, expiresAt: MoreThan(this.clock.now()) },
      relations: { user: true },
    });
    if (!session?.user.isActive || session.user.door !== audience) return null;
    return openSession(session);
  }

  /**
   * Starts a session with a new token and ends the previous one of the browser. Where a password was verified before the
   * transaction, the caller asks in it first whether the user is unchanged. It sends the cookies after the commit.
   */
  async startSession(
    transaction: EntityManager,
    user: User,
    { audience, awaitsSecondFactor = false, idToken = null }: SessionStart,
    context: RequestContext,
  ): Promise<NewSession> {
    const now = this.clock.now();
    const token = generateToken();
    const expiresAt = new Date(now.getTime() + LIFE_MS[audience]);
    await this.end(transaction, context.sessionIds[audience]);
    await transaction.insert(Session, {
      id: randomUUID(),
      tokenHash: tokenHash(token),
      userId: user.id,
      audience,
      device: deviceName(context.userAgent),
      network: networkOf(audience, context.address),
      startedAt: now,
      lastSeenAt: now,
      expiresAt,
      awaitsSecondFactor,
      idToken,
    });
    const device = await this.devices.remember(transaction, user.id, context);
    return { token, expiresAt, device };
  }

  /** Sends what `startSession` returned to the browser. */
  sendCookies(audience: SessionAudience, { device, ...session }: NewSession, context: RequestContext): void {
    context.setSessionCookie(audience, session);
    context.setDeviceCookie(device);
  }

  /** With what a session was opened at an identity provider, sealed; null for one that a password opened. */
  async idTokenOf(id: string): Promise<Buffer | null> {
    const session = await this.sessions.findOne({ where: { id }, select: { id: true, idToken: true } });
    return session?.idToken ?? null;
  }

  async end(transaction: EntityManager, id: string | null): Promise<void> {
    if (id !== null) await transaction.delete(Session, { id });
  }

  /** Ends all sessions of a user and forgets their devices: somebody else may have used them. */
  async endAllOf(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(Session, { userId });
    await this.devices.forgetAllOf(transaction, userId);
    await announceAccessChange(transaction, userId);
  }

  /**
   * Ends all sessions of a user and forgets their devices, except those of the browser that stays signed in.
   *
   * @returns how many sessions were ended
   */
  async endOthersOf(transaction: EntityManager, userId: string, context: RequestContext): Promise<number> {
    const ownIds = Object.values(context.sessionIds).filter((id) => id !== null);
    const { affected } = await transaction.delete(Session, { userId, id: Not(In(ownIds)) });
    await this.devices.forgetOthersOf(transaction, userId, context);
    await announceAccessChange(transaction, userId);
    return affected ?? 0;
  }

  /** The sessions of a user at one door, most recently used first. */
  listOf(userId: string, audience: SessionAudience): Promise<Session[]> {
    return this.sessions.find({
      where: { userId, audience, expiresAt: MoreThan(this.clock.now()) },
      order: { lastSeenAt: 'DESC', startedAt: 'DESC' },
    });
  }

  /** Ends one session of an actor; returns false when they have no such session. */
  async endOf(transaction: EntityManager, { id: userId, kind }: Actor, id: string): Promise<boolean> {
    if (userId === null || !isUUID(id)) return false;
    const audience = kind === 'staff' ? kind : 'customer';
    const { affected } = await transaction.delete(Session, { id, userId, audience });
    await announceAccessChange(transaction, userId);
    return affected === 1;
  }

  /** The sessions of a user at both doors, most recently used first. */
  allOf(userId: string): Promise<Session[]> {
    return this.sessions.find({
      where: { userId, expiresAt: MoreThan(this.clock.now()) },
      order: { lastSeenAt: 'DESC', startedAt: 'DESC' },
    });
  }

  /** Ends the session of anyone, and returns it; null for an unknown one. */
  async endById(transaction: EntityManager, id: string): Promise<Session | null> {
    const session = isUUID(id) ? await transaction.findOneBy(Session, { id }) : null;
    if (!session) return null;
    await transaction.delete(Session, { id });
    await announceAccessChange(transaction, session.userId);
    return session;
  }

  /** Notes every use, but what a page asks by itself leaves the expiry as it is. */
  private async renew(
    session: Session,
    { isBackground = false, address }: SessionUse,
    now: Date,
  ): Promise<Date | null> {
    const { id, audience, lastSeenAt, expiresAt } = session;
    const renewedUntil = isBackground ? null : await this.renewedExpiry(session, now);
    const extensionMs = renewedUntil ? renewedUntil.getTime() - expiresAt.getTime() : 0;
    const unseenMs = now.getTime() - lastSeenAt.getTime();
    if (Math.max(extensionMs, unseenMs) < RENEWAL_INTERVAL_MS) return null;
    const seen = { lastSeenAt: now, ...(address !== undefined && { network: networkOf(audience, address) }) };
    await this.sessions.update({ id }, { ...seen, ...(renewedUntil && { expiresAt: renewedUntil }) });
    return renewedUntil;
  }

  /** Asks for the policy only where there is something to renew. */
  private async renewedExpiry({ audience, startedAt, expiresAt }: Session, now: Date): Promise<Date> {
    const renewed = new Date(now.getTime() + LIFE_MS[audience]);
    const extensionMs = renewed.getTime() - expiresAt.getTime();
    if (audience === 'customer' || extensionMs < RENEWAL_INTERVAL_MS) return renewed;
    const { sessionDays } = await this.policy.current();
    const endMs = startedAt.getTime() + sessionDays * 24 * HOUR_MS;
    return new Date(Math.min(renewed.getTime(), endMs));
  }
}

function openSession({ id: sessionId, user, audience, awaitsSecondFactor }: Session): OpenSession {
  return { actor: actorOf(user, audience), sessionId, awaitsSecondFactor };
}

/** Customers see no network of their sessions, so none is stored of them. */
function networkOf(audience: SessionAudience, address: string): string | null {
  return audience === 'staff' ? truncatedAddress(address) : null;
}

function actorOf(user: User, audience: SessionAudience): Actor {
  return {
    kind: audience,
    id: user.id,
    permissions: audience === 'staff' ? user.granted : [],
    email: user.email,
    isVerified: user.emailVerifiedAt !== null,
    emailFrom: user.emailFrom?.toISOString() ?? null,
    formerEmails: user.formerEmails,
  };
}
