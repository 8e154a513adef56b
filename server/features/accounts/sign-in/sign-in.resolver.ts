import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { OpenDuringMaintenance, Public } from '../../../kernel/actor/audience.js';
import { Customer } from '../users/customer.type.js';
import { StaffMember } from '../users/staff-member.type.js';
import { UsersService } from '../users/users.service.js';
import { AdminLoginInput, LoginInput } from './sign-in.input.js';
import { SignInService } from './sign-in.service.js';

@Public()
@Resolver()
export class SignInResolver {
  constructor(
    private readonly signIn: SignInService,
    private readonly users: UsersService,
  ) {}

  @Mutation(() => Customer, { description: 'Signs a customer in and sets the session cookie.' })
  async login(
    @Args('input', { description: 'E-mail address and password.' }) input: LoginInput,
    @CurrentContext() context: RequestContext,
  ): Promise<Customer> {
    return Customer.of(await this.signIn.login(input, context));
  }

  @OpenDuringMaintenance()
  @Mutation(() => Boolean, {
    description: 'Ends the customer session of this browser at once in all processes.',
  })
  async logout(@CurrentContext() context: RequestContext): Promise<boolean> {
    await this.signIn.logout('customer', context);
    return true;
  }

  @OpenDuringMaintenance()
  @Mutation(() => StaffMember, {
    description: 'Signs staff in to the panel; a customer session of the browser stays.',
  })
  async adminLogin(
    @Args('input', {
      description: 'User name or e-mail address, password, and a code where one is asked for.',
    })
    input: AdminLoginInput,
    @CurrentContext() context: RequestContext,
  ): Promise<StaffMember> {
    const { user, permissions } = await this.signIn.adminLogin(input, context);
    return StaffMember.of(user, permissions);
  }

  @OpenDuringMaintenance()
  @Mutation(() => Boolean, { description: 'Ends the panel session of this browser.' })
  async adminLogout(@CurrentContext() context: RequestContext): Promise<boolean> {
    await this.signIn.logout('staff', context);
    return true;
  }

  @OpenDuringMaintenance()
  @Query(() => StaffMember, {
    nullable: true,
    description: 'The staff member signed in to the panel, or null.',
  })
  async currentStaff(@CurrentContext() context: RequestContext): Promise<StaffMember | null> {
    const { staff } = context;
    const user = staff?.id ? await this.users.find(staff.id) : null;
    return staff && user?.isStaff ? StaffMember.of(user, staff.permissions) : null;
  }
}
