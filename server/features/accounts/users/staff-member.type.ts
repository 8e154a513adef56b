import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { User } from './user.entity.js';

@ObjectType({ description: 'The staff member signed in to the panel.' })
export class StaffMember {
  @Field(() => ID, { description: 'Permanent id.' })
  id: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { description: 'E-mail address to sign in with.' })
  email: string;

  @Field(() => String, { description: '`admin` or `super_admin`.' })
  role: string;

  @Field(() => [String], { description: 'Permissions; `all` for a super admin.' })
  permissions: string[];

  static of(user: User): StaffMember {
    const { id, name, email, role, granted } = user;
    return { id, name, email, role, permissions: [...granted] };
  }
}
