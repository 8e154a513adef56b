import { Args, Field, InputType, Mutation, ObjectType, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { OpenDuringMaintenance, Public } from '../../../kernel/actor/audience.js';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { StaffMember } from '../users/staff-member.type.js';
import { IdentityProvider } from './identity-provider.js';
import { SSO_MESSAGES } from './single-sign-on.refusals.js';
import { SingleSignOnService } from './single-sign-on.service.js';

@ObjectType({
  description: 'Sign-in of staff at the identity provider of the company, which begins at `GET /admin/sso`.',
})
export class SingleSignOn {
  @Field(() => String, { description: 'Text of the button that leads there.' })
  label: string;
}

@InputType({ description: 'What is still asked of somebody whom the identity provider proved.' })
export class CompleteSingleSignOnInput {
  @IsString()
  @Field(() => String, { description: 'Six digits of the authenticator app, or a recovery code.' })
  code: string;
}

@Public()
@OpenDuringMaintenance()
@Resolver(() => SingleSignOn)
export class SingleSignOnResolver {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly own: SingleSignOnService,
  ) {}

  @Query(() => SingleSignOn, {
    nullable: true,
    description: 'Null where no identity provider is configured.',
  })
  singleSignOn(): SingleSignOn | null {
    const { label } = this.provider;
    return label === null ? null : { label };
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'What a code says with which a sign-in came back from there; null for an unknown one.',
  })
  message(
    @Args('code', { type: () => String, description: 'Such as `SSO_CANCELLED`.' }) code: string,
  ): string | null {
    return SSO_MESSAGES.get(code) ?? null;
  }

  @Mutation(() => StaffMember, {
    description:
      'Signs in somebody whom the identity provider proved and who has a second factor of the shop.',
  })
  async completeSingleSignOn(
    @Args('input', { description: 'The code.' }) { code }: CompleteSingleSignOnInput,
    @CurrentContext() context: RequestContext,
  ): Promise<StaffMember> {
    const { user, permissions } = await this.own.complete(code, context);
    return StaffMember.of(user, permissions);
  }

  @Mutation(() => String, {
    nullable: true,
    description:
      'Ends the panel session of this browser, and names the address at the identity provider that ends the one there; null where there is none.',
  })
  adminSignOut(@CurrentContext() context: RequestContext): Promise<string | null> {
    return this.own.signOut(context);
  }
}
