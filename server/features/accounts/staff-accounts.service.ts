import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Permission, SYSTEM } from '../../kernel/actor/actor.js';
import { AuditLog } from '../../kernel/audit-log/audit-log.js';
import { Config } from '../../kernel/config/config.js';
import { isEmailAddress } from '../../kernel/mail/email-address.js';
import { forbidden } from '../../kernel/refusal/general.refusals.js';
import { SessionsService } from '../sessions/index.js';
import { judgePassword, PasswordHasher, type User, UsersService } from '../users/index.js';
import { AccountLinks, LINK_LIFE_MS } from './account-links.js';
import { newPasswordUrl } from './account.addresses.js';
import { emailInvalid, requiredFieldsMissing } from './accounts.refusals.js';

export interface StaffDraft {
  name: string;
  email: string;
  role: 'admin' | 'super_admin';
  permissions: Permission[];
  /** Nothing draws a link under which the person chooses one. */
  password: string | null;
}

/** Gives people the panel, at the word of who runs the shop. */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly links: AccountLinks,
    private readonly audit: AuditLog,
    private readonly config: Config,
  ) {}

  /**
   * Makes a member of staff, or one of somebody who has an account; his old password and sessions end, because a customer's
   * password may be shorter. Done for staff again, it replaces a lost password.
   *
   * @returns the address of the link, to be told once; nothing when a password was given
   * @throws REQUIRED_FIELDS_MISSING, EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON,
   *   FORBIDDEN when it would take from a super admin what he may do
   */
  async create(draft: StaffDraft): Promise<string | null> {
    if (draft.name.trim() === '') throw requiredFieldsMissing();
    if (!isEmailAddress(draft.email)) throw emailInvalid();
    if (draft.password !== null) judgePassword(draft.password, draft);
    const passwordHash = draft.password === null ? null : await this.hasher.hash(draft.password);
    const known = await this.users.findByEmail(draft.email);
    if (known?.role === 'super_admin' && draft.role !== 'super_admin') throw forbidden();
    return this.dataSource.transaction(async (manager) => {
      const user = await this.save(manager, { draft, passwordHash, known });
      const { role, permissions } = draft;
      const subject = `user ${user.id}`;
      await this.audit.add(manager, {
        actor: SYSTEM,
        what: 'admin-created',
        subject,
        after: { role, permissions },
      });
      return passwordHash === null ? this.linkFor(manager, user) : null;
    });
  }

  private async save(
    manager: EntityManager,
    { draft, passwordHash, known }: { draft: StaffDraft; passwordHash: string | null; known: User | null },
  ): Promise<User> {
    const { name, email, role, permissions } = draft;
    if (known) {
      await this.sessions.endAllOf(manager, known.id);
      return this.users.update(manager, known.id, { role, permissions, passwordHash, isActive: true });
    }
    const added = await this.users.add(manager, {
      name: name.trim(),
      email,
      role,
      permissions,
      passwordHash,
    });
    if (!added) throw new Error('Somebody registered with this e-mail address meanwhile');
    return added;
  }

  private async linkFor(manager: EntityManager, { id }: User): Promise<string> {
    const linkId = await this.links.request(manager, 'new-password', id);
    const drawn = await this.links.draw(manager, linkId, LINK_LIFE_MS.invitation);
    if (!drawn) throw new Error('The link could not be drawn');
    return newPasswordUrl(this.config, drawn.token);
  }
}
