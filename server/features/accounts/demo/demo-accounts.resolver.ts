import { Query, Resolver } from '@nestjs/graphql';
import { OpenDuringMaintenance, Public } from '../../../kernel/actor/audience.js';
import { DemoAccount } from './demo-account.type.js';
import { DemoAccountsService } from './demo-accounts.service.js';

@Public()
@OpenDuringMaintenance()
@Resolver()
export class DemoAccountsResolver {
  constructor(private readonly accounts: DemoAccountsService) {}

  @Query(() => [DemoAccount], { description: 'Accounts to try the shop with; empty except in a demo.' })
  demoAccounts(): DemoAccount[] {
    return this.accounts.list();
  }
}
