import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { User } from './user.entity.js';

@ObjectType({ description: 'Whoever is signed in to the panel.' })
export class StaffMember {
  @Field(() => ID, { description: 'Stays the same for ever.' })
  id: string;

  @Field(() => String, { description: 'First and last name.' })
  name: string;

  @Field(() => String, { description: 'What he signs in with.' })
  email: string;

  @Field(() => String, { description: '`admin` or `super_admin`.' })
  role: string;

  @Field(() => [String], { description: 'What he may do; `all` of a super admin.' })
  permissions: string[];

  static of(user: User): StaffMember {
    const { id, name, email, role, granted } = user;
    return { id, name, email, role, permissions: [...granted] };
  }
}
