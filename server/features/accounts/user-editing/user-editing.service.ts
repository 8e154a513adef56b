import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { isPermitted } from '../../../kernel/actor/actor.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { RecipientLimits } from '../../../kernel/mail/recipient-limits.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { forbidden, notFound, signInRequired } from '../../../kernel/refusal/general.refusals.js';
import { emailTaken } from '../account-links/account-links.refusals.js';
import { EmailChanges } from '../account-links/email-changes.js';
import { FullProof } from '../second-factor/full-proof.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { SuperAdmins } from './super-admins.js';
import { UserAccess } from './user-access.js';
import { accountOf, changeOf, PERSONAL_FIELDS } from './user-changes.js';
import type { CreateUserAccountInput, UpdateUserAccountInput } from './user-editing.input.js';
import { ownAccess, passwordAlreadySet, proofRequired } from './user-editing.refusals.js';
import { assertHolds, grantOf, isOtherDoor, isSuperAdmin } from './user-grants.js';

type Proof = Pick<UpdateUserAccountInput, 'password' | 'code'>;

/** A change of an account, and who makes it. */
interface Edit {
  transaction: EntityManager;
  cause: Cause;
  /** As they are within the transaction. */
  editor: User;
}

/** Staff open accounts, change them and end what they give access to. */
@Injectable()
export class UserEditing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly proof: FullProof,
    private readonly superAdmins: SuperAdmins,
    private readonly access: UserAccess,
    private readonly emailChanges: EmailChanges,
    private readonly recipients: RecipientLimits,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @throws PERMISSIONS_NOT_HELD, PROOF_REQUIRED for an admin, EMAIL_TAKEN, RATE_LIMITED, and what the proof throws
   */
  async create(input: CreateUserAccountInput, context: RequestContext): Promise<User> {
    const { name, email, role, permissions, isActive, ...proof } = input;
    const grant = grantOf(role, permissions);
    await this.recipients.take(email);
    return this.edit(
      { proof, isProven: role === 'admin', context },
      async ({ transaction, cause, editor }) => {
        assertHolds(editor.granted, grant);
        const user = await this.users.add(transaction, {
          name,
          email,
          isActive,
          ...grant,
          passwordHash: null,
        });
        if (!user) throw emailTaken();
        await this.record(transaction, { what: 'user-created', cause, user, after: accountOf(user) });
        if (isActive) await this.access.invite(transaction, user.id);
        return user;
      },
    );
  }

  /**
   * Fields left out stay as they are, and what others changed meanwhile stays too. A change of role, permissions or e-mail
   * address asks for the proof of who makes it.
   *
   * @throws NOT_FOUND, VERSION_CONFLICT, PERMISSIONS_NOT_HELD, OWN_ACCESS, LAST_SUPER_ADMIN, EMAIL_TAKEN, PROOF_REQUIRED, and what the proof throws
   */
  async update(input: UpdateUserAccountInput, context: RequestContext): Promise<User> {
    const isProven = [input.role, input.permissions, input.email].some(
      (given) => given !== undefined && given !== null,
    );
    return this.edit({ proof: input, isProven, context }, async (edit) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const user = await edit.transaction.findOne(User, { where: { id: input.id }, lock });
      if (!user) throw notFound();
      const change = changeOf(user, input);
      if (change.fields.length === 0) return user;
      await this.assertMay(edit, user, change);
      await this.write(edit, user, change);
      return edit.transaction.findOneByOrFail(User, { id: user.id });
    });
  }

  /**
   * Mails the link for the first password once more; earlier ones stop working.
   *
   * @throws NOT_FOUND, PERMISSIONS_NOT_HELD, PASSWORD_ALREADY_SET, RATE_LIMITED
   */
  async invite(id: string, context: RequestContext): Promise<User> {
    return this.edit({ isProven: false, context }, async ({ transaction, cause, editor }) => {
      const user = isUuid(id) ? await transaction.findOneBy(User, { id }) : null;
      if (!user) throw notFound();
      assertHolds(editor.granted, user);
      if (user.passwordHash !== null) throw passwordAlreadySet();
      await this.recipients.take(user.email);
      await this.access.invite(transaction, id);
      await this.record(transaction, { what: 'user-invited', cause, user });
      return user;
    });
  }

  /** One change at a time: what it is judged by does not change until the commit. */
  private async edit<Result>(
    { proof, isProven, context }: { proof?: Proof; isProven: boolean; context: RequestContext },
    work: (edit: Edit) => Promise<Result>,
  ): Promise<Result> {
    const { staff, requestId } = context;
    if (!staff?.id) throw signInRequired();
    const { id } = staff;
    const lock = (transaction: EntityManager) => this.superAdmins.lock(transaction);
    const judged = async (transaction: EntityManager, cause: Cause) => {
      const editor = await transaction.findOneBy(User, { id });
      if (!editor?.isActive || !isPermitted({ permissions: editor.granted }, 'users')) throw forbidden();
      return work({ transaction, cause, editor });
    };
    const result = isProven
      ? await this.proof.prove(typedProof(proof), context, judged, lock)
      : await this.dataSource.transaction(async (transaction) => {
          await lock(transaction);
          return judged(transaction, { actor: { kind: 'staff', id }, requestId });
        });
    this.outbox.notifyWorkers();
    return result;
  }

  private async assertMay(
    { transaction, editor }: Edit,
    user: User,
    { next, fields }: ReturnType<typeof changeOf>,
  ): Promise<void> {
    assertHolds(editor.granted, user, next);
    if (isSuperAdmin(user) && !isSuperAdmin(next)) await this.superAdmins.assertOthers(transaction, user.id);
    if (editor.id === user.id && fields.some((field) => field !== 'name')) throw ownAccess();
  }

  private async write(
    { transaction, cause }: Edit,
    user: User,
    { next, fields, before, after, columns }: ReturnType<typeof changeOf>,
  ): Promise<void> {
    const isMoved = isOtherDoor(user.role, next.role);
    const moved = { passwordHash: null, username: null, usernameKey: null };
    await this.users.update(transaction, user.id, { ...columns, ...(isMoved && moved) });
    if (fields.includes('email')) await this.emailChanges.replace(transaction, user, next.email);
    if (isMoved) await this.access.move(transaction, user, cause);
    else if (!next.isActive) await this.access.end(transaction, user.id, cause);
    else await this.access.announce(transaction, user.id);
    const wasUsable = user.isActive && user.passwordHash !== null;
    const lacksPassword = isMoved || user.passwordHash === null;
    const isLinkStale = fields.includes('email') || fields.includes('isActive') || wasUsable;
    if (next.isActive && lacksPassword && isLinkStale) await this.access.invite(transaction, user.id);
    await this.record(transaction, { what: 'user-changed', cause, user, before, after });
  }

  private record(
    transaction: EntityManager,
    entry: { what: string; cause: Cause; user: User; before?: object; after?: object },
  ): Promise<void> {
    const { what, cause, user, before, after } = entry;
    return this.audit.add(transaction, {
      ...cause,
      what,
      subject: `user ${user.id}`,
      ...(before && { before: { ...before } }),
      ...(after && { after: { ...after }, personal: { of: { userId: user.id }, fields: PERSONAL_FIELDS } }),
    });
  }
}

function typedProof({ password, code = null }: Proof = {}): { password: string; code: string | null } {
  if (!password) throw proofRequired();
  return { password, code };
}
