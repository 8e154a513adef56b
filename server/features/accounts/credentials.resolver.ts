import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentVisit, type Visit } from '../../kernel/actor/visit.js';
import { CustomersOnly, OpenDuringMaintenance, Public } from '../../kernel/audience/audience.js';
import { PasswordRules } from '../users/index.js';
import { ResetPasswordInput } from './credentials.input.js';
import { CredentialsService } from './credentials.service.js';

@Public()
@Resolver()
export class CredentialsResolver {
  constructor(private readonly credentials: CredentialsService) {}

  @OpenDuringMaintenance()
  @Mutation(() => Boolean, {
    description: 'Sends a link for a new password, if the address has an account; the answer does not tell.',
  })
  async requestPasswordReset(
    @Args('email', { type: () => String, description: 'E-mail address of the account.' }) email: string,
    @CurrentVisit() visit: Visit,
  ): Promise<boolean> {
    await this.credentials.requestPasswordReset(email, visit);
    return true;
  }

  @OpenDuringMaintenance()
  @Query(() => PasswordRules, {
    nullable: true,
    description: 'What the new password behind a link must be like; nothing when the link no longer works.',
  })
  newPasswordRules(
    @Args('token', { type: () => String, description: 'Last part of the address in the mail.' })
    token: string,
    @CurrentVisit() visit: Visit,
  ): Promise<PasswordRules | null> {
    return this.credentials.passwordRules(token, visit);
  }

  @OpenDuringMaintenance()
  @Mutation(() => Boolean, {
    description: 'Sets a new password with the link of a mail; every session ends.',
  })
  async resetPassword(
    @Args('input', { description: 'The link and the new password.' }) input: ResetPasswordInput,
    @CurrentVisit() visit: Visit,
  ): Promise<boolean> {
    await this.credentials.resetPassword(input, visit);
    return true;
  }

  @CustomersOnly()
  @Mutation(() => Boolean, { description: 'Sends the link that proves the own e-mail address once more.' })
  async requestEmailVerification(@CurrentVisit() visit: Visit): Promise<boolean> {
    await this.credentials.requestEmailVerification(visit);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Proves an e-mail address with the link of a mail.' })
  async verifyEmail(
    @Args('token', { type: () => String, description: 'Last part of the address in the mail.' })
    token: string,
    @CurrentVisit() visit: Visit,
  ): Promise<boolean> {
    await this.credentials.verifyEmail(token, visit);
    return true;
  }
}
