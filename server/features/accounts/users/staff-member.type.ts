import { Field, ObjectType } from '@nestjs/graphql';
import type { Permission } from '../../../kernel/actor/actor.js';
import { PermissionEnum } from '../../../kernel/actor/permission.enum.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import { initials } from '../../../kernel/turkish/initials.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { isStaffRole, type StaffRole, type User } from './user.entity.js';

export const StaffRoleEnum = registerValueEnum<StaffRole>({
  name: 'StaffRole',
  description: 'Role of a member of staff.',
  values: { admin: 'Has the permissions they were given.', super_admin: 'Has all permissions.' },
});

@ObjectType({ description: 'The staff member signed in to the panel.' })
export class StaffMember {
  @Field(() => Id, { description: 'Permanent id.' })
  id: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'User name to sign in with; null for one who signs in by e-mail address alone.',
  })
  username: string | null;

  @Field(() => String, { description: 'E-mail address, which signs in too.' })
  email: string;

  @Field(() => String, {
    description: 'First two letters of the user name, or of the name without one, in Turkish capitals.',
  })
  initials: string;

  @Field(() => StaffRoleEnum, { description: 'Whether they have all permissions or those they were given.' })
  role: StaffRole;

  @Field(() => [PermissionEnum], {
    description: 'Permissions; `ALL` for a super admin. None in a session that awaits a second factor.',
  })
  permissions: Permission[];

  /**
   * @param permissions of the session
   * @throws for a user who is not staff
   */
  static of(user: User, permissions: readonly Permission[]): StaffMember {
    const { id, name, username, email, role } = user;
    if (!isStaffRole(role)) throw new Error(`User ${id} is not staff`);
    const shown = { id, name, username, email, initials: initials(username ?? name) };
    return { ...shown, role, permissions: [...permissions] };
  }
}
