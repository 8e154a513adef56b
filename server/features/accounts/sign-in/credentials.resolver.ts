import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentContext, type RequestContext } from '../../../kernel/actor/request-context.js';
import { CustomersOnly, OpenDuringMaintenance, Public } from '../../../kernel/actor/audience.js';
import { PasswordRules } from '../users/password-rules.type.js';
import { ResetPasswordInput } from './credentials.input.js';
import { CredentialsService } from './credentials.service.js';

@Public()
@Resolver()
export class CredentialsResolver {
  constructor(private readonly credentials: CredentialsService) {}

  @OpenDuringMaintenance()
  @Mutation(() => Boolean, {
    description:
      'Sends a link for a new password if the address has an account; the response does not reveal it.',
  })
  async requestPasswordReset(
    @Args('email', { type: () => String, description: 'E-mail address of the account.' }) email: string,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.credentials.requestPasswordReset(email, context);
    return true;
  }

  @OpenDuringMaintenance()
  @Query(() => PasswordRules, {
    nullable: true,
    description: 'Rules for the new password of a link; null when the link no longer works.',
  })
  passwordRules(
    @Args('token', { type: () => String, description: 'Last segment of the URL in the mail.' })
    token: string,
    @CurrentContext() context: RequestContext,
  ): Promise<PasswordRules | null> {
    return this.credentials.passwordRules(token, context);
  }

  @OpenDuringMaintenance()
  @Mutation(() => Boolean, {
    description: 'Sets a new password with the link from a mail and ends all sessions.',
  })
  async resetPassword(
    @Args('input', { description: 'The link and the new password.' }) input: ResetPasswordInput,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.credentials.resetPassword(input, context);
    return true;
  }

  @CustomersOnly()
  @Mutation(() => Boolean, { description: 'Sends the link that verifies the own e-mail address again.' })
  async requestEmailVerification(@CurrentContext() context: RequestContext): Promise<boolean> {
    await this.credentials.requestEmailVerification(context);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Verifies an e-mail address with the link from a mail.' })
  async verifyEmail(
    @Args('token', { type: () => String, description: 'Last segment of the URL in the mail.' })
    token: string,
    @CurrentContext() context: RequestContext,
  ): Promise<boolean> {
    await this.credentials.verifyEmail(token, context);
    return true;
  }
}
