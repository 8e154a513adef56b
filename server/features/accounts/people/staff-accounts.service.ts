import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Permission } from '../../../kernel/actor/actor.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Config } from '../../../kernel/config/config.js';
import { assertOneLine } from '../../../kernel/input/typed-text.js';
import { isEmailAddress } from '../../../kernel/mail/email-address.js';
import { forbidden } from '../../../kernel/refusal/general.refusals.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { validatePassword } from '../users/password.rules.js';
import { PasswordHasher } from '../users/password.hasher.js';
import type { StaffRole, User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountLinks, LINK_LIFE_MS } from '../account-links/account-links.js';
import { newPasswordUrl } from '../account-links/account-urls.js';
import { emailInvalid, requiredFieldsMissing } from '../sign-in/credentials.refusals.js';

export interface StaffDraft {
  name: string;
  email: string;
  /** Null: they sign in by e-mail alone, or with the user name they have. */
  username: string | null;
  role: StaffRole;
  permissions: Permission[];
  /** Null: the person chooses a password with a one-time link. */
  password: string | null;
}

/** Creates staff accounts from the command line. */
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
   * Creates a staff account, or turns an existing account into one; its old password and sessions end, because the password
   * of a customer may be shorter. Run again for staff, it replaces a lost password.
   *
   * @returns the URL of the one-time link, or null when a password was given
   * @throws REQUIRED_FIELDS_MISSING, BAD_USER_INPUT for a name of several lines, EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON,
   *   USERNAME_INVALID, USERNAME_TAKEN, FORBIDDEN when it would demote a super admin
   */
  async create(draft: StaffDraft, cause: Cause): Promise<string | null> {
    if (draft.name.trim() === '') throw requiredFieldsMissing();
    assertOneLine('name', draft.name.trim());
    if (!isEmailAddress(draft.email)) throw emailInvalid(draft.email);
    if (draft.password !== null) validatePassword(draft.password, draft);
    const passwordHash = draft.password === null ? null : await this.hasher.hash(draft.password);
    const known = await this.users.findByEmail(draft.email);
    if (draft.username !== null) await this.users.assertUsernameFree(draft.username, known?.id ?? null);
    if (known?.role === 'super_admin' && draft.role !== 'super_admin') throw forbidden();
    return this.dataSource.transaction(async (transaction) => {
      const user = await this.save(transaction, { draft, passwordHash, known });
      const { role, permissions } = draft;
      const { id, name, email, username } = user;
      await this.audit.add(transaction, {
        ...cause,
        what: 'admin-created',
        subject: `user ${id}`,
        after: { role, permissions, name, email, username },
        personal: { of: { userId: id }, fields: ['name', 'email', 'username'] },
      });
      return passwordHash === null ? this.linkFor(transaction, user) : null;
    });
  }

  private async save(
    transaction: EntityManager,
    { draft, passwordHash, known }: { draft: StaffDraft; passwordHash: string | null; known: User | null },
  ): Promise<User> {
    const { name, email, username, role, permissions } = draft;
    if (known) {
      if (username !== null) await this.users.setUsername(transaction, known.id, username);
      const changes = { role, permissions, passwordHash, isActive: true };
      const user = await this.users.update(transaction, known.id, changes);
      // After the password: a sign-in under way with the old one then waits or is ended here.
      await this.sessions.endAllOf(transaction, known.id);
      return user;
    }
    const added = await this.users.add(transaction, {
      name: name.trim(),
      email,
      username,
      role,
      permissions,
      passwordHash,
    });
    if (!added) throw new Error('Another registration with this e-mail address came first');
    return added;
  }

  private async linkFor(transaction: EntityManager, { id }: User): Promise<string> {
    const linkId = await this.links.request(transaction, 'new-password', id);
    const issued = await this.links.issueToken(transaction, linkId, LINK_LIFE_MS.invitation);
    if (!issued) throw new Error('The link could not be issued');
    return newPasswordUrl(this.config, issued.token);
  }
}
