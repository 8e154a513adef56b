import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentVisit, type Visit } from '../../kernel/actor/visit.js';
import { OpenDuringMaintenance, Public } from '../../kernel/audience/audience.js';
import { Customer, StaffMember, UsersService } from '../users/index.js';
import { LoginInput } from './sign-in.input.js';
import { SignInService } from './sign-in.service.js';

@Public()
@Resolver()
export class SignInResolver {
  constructor(
    private readonly signIn: SignInService,
    private readonly users: UsersService,
  ) {}

  @Mutation(() => Customer, { description: 'Signs a customer in; the session goes into a cookie.' })
  async login(
    @Args('input', { description: 'E-mail address and password.' }) input: LoginInput,
    @CurrentVisit() visit: Visit,
  ): Promise<Customer> {
    return Customer.of(await this.signIn.login(input, visit));
  }

  @OpenDuringMaintenance()
  @Mutation(() => Boolean, { description: 'Ends the session of this browser, everywhere and at once.' })
  async logout(@CurrentVisit() visit: Visit): Promise<boolean> {
    await this.signIn.logout('customer', visit);
    return true;
  }

  @OpenDuringMaintenance()
  @Mutation(() => StaffMember, {
    description: 'Signs staff in to the panel, beside any session of a customer.',
  })
  async adminLogin(
    @Args('input', { description: 'E-mail address and password.' }) input: LoginInput,
    @CurrentVisit() visit: Visit,
  ): Promise<StaffMember> {
    return StaffMember.of(await this.signIn.adminLogin(input, visit));
  }

  @OpenDuringMaintenance()
  @Mutation(() => Boolean, { description: 'Ends the session of this browser at the panel.' })
  async adminLogout(@CurrentVisit() visit: Visit): Promise<boolean> {
    await this.signIn.logout('staff', visit);
    return true;
  }

  @OpenDuringMaintenance()
  @Query(() => StaffMember, {
    nullable: true,
    description: 'Whoever is signed in to the panel; nothing when nobody is.',
  })
  async staff(@CurrentVisit() visit: Visit): Promise<StaffMember | null> {
    const user = visit.staff?.id ? await this.users.find(visit.staff.id) : null;
    return user && StaffMember.of(user);
  }
}
