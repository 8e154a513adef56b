import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { type EntityManager, LessThan, MoreThan, type Repository } from 'typeorm';
import type { Actor } from '../../kernel/actor/actor.js';
import type { SessionAudience, Visit } from '../../kernel/actor/visit.js';
import { Clock } from '../../kernel/clock/clock.js';
import { drawToken, tokenHash } from '../../kernel/keys/secret-token.js';
import type { User } from '../users/index.js';
import { deviceName } from './device-name.js';
import { Session } from './session.entity.js';

/** Who is behind a token. */
export interface Recognised {
  actor: Actor;
  sessionId: string;
  /** When it ends now, where being seen has just put that off. */
  renewedUntil: Date | null;
}

export interface BegunSession {
  /** Goes to the browser and nowhere else. */
  token: string;
  expiresAt: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LIFE_MS: Readonly<Record<SessionAudience, number>> = {
  customer: 30 * 24 * HOUR_MS,
  staff: 12 * HOUR_MS,
};
/** Between two writes of when somebody was last seen. */
const SEEN_AGAIN_MS = 5 * MINUTE_MS;

/** Who is signed in where. Every request asks the database: what ends here has ended for every process. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly clock: Clock,
  ) {}

  /** The person behind a token, if he may still use what it opens. */
  async recognise(audience: SessionAudience, token: string): Promise<Recognised | null> {
    const now = this.clock.now();
    const session = await this.sessions
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.user', 'user')
      .where({ tokenHash: tokenHash(token), audience, expiresAt: MoreThan(now) })
      .getOne();
    if (!session?.user.isActive || (audience === 'staff' && !session.user.isStaff)) return null;
    const renewedUntil = await this.renew(session, now);
    return { actor: actorOf(session.user, audience), sessionId: session.id, renewedUntil };
  }

  /**
   * Begins a session under a new token and ends the one the browser had before. The caller gives the token to the browser
   * once his transaction is committed.
   */
  async begin(
    manager: EntityManager,
    user: User,
    audience: SessionAudience,
    visit: Visit,
  ): Promise<BegunSession> {
    const now = this.clock.now();
    const token = drawToken();
    const expiresAt = new Date(now.getTime() + LIFE_MS[audience]);
    await manager.delete(Session, { expiresAt: LessThan(now) });
    await this.end(manager, visit.sessionIds[audience]);
    await manager.insert(Session, {
      id: randomUUID(),
      tokenHash: tokenHash(token),
      userId: user.id,
      audience,
      device: deviceName(visit.userAgent),
      startedAt: now,
      lastSeenAt: now,
      expiresAt,
    });
    return { token, expiresAt };
  }

  async end(manager: EntityManager, id: string | null): Promise<void> {
    if (id !== null) await manager.delete(Session, { id });
  }

  /** Ends every session of a person, to the shop and to the panel. */
  async endAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(Session, { userId });
  }

  /** The sessions of a customer, the one seen last first. */
  listOfCustomer(userId: string): Promise<Session[]> {
    return this.sessions.find({
      where: { userId, audience: 'customer', expiresAt: MoreThan(this.clock.now()) },
      order: { lastSeenAt: 'DESC', startedAt: 'DESC' },
    });
  }

  /** Whether the customer had such a session. */
  async endOfCustomer(userId: string, id: string): Promise<boolean> {
    if (!isUUID(id)) return false;
    const { affected } = await this.sessions.delete({ id, userId, audience: 'customer' });
    return affected === 1;
  }

  private async renew(session: Session, now: Date): Promise<Date | null> {
    if (now.getTime() - session.lastSeenAt.getTime() < SEEN_AGAIN_MS) return null;
    const expiresAt = new Date(now.getTime() + LIFE_MS[session.audience]);
    await this.sessions.update({ id: session.id }, { lastSeenAt: now, expiresAt });
    return expiresAt;
  }
}

function actorOf(user: User, audience: SessionAudience): Actor {
  return {
    kind: audience,
    id: user.id,
    permissions: audience === 'staff' ? user.granted : [],
    email: user.email,
    isVerified: user.emailVerifiedAt !== null,
  };
}
