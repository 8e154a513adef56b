import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SecondFactorPolicyModule } from '../second-factor-policy/second-factor-policy.module.js';
import { SecurityModule } from '../security/security.module.js';
import { UsersModule } from '../users/users.module.js';
import { PolicyEditing } from './policy-editing.service.js';
import { POLICY_MAILS } from './second-factor-policy.mails.js';
import { SecondFactorPolicyResolver } from './second-factor-policy.resolver.js';

/** The second-factor policy as staff see and change it. */
@Module({
  imports: [SecondFactorModule, SecondFactorPolicyModule, SecurityModule, UsersModule],
  providers: [PolicyEditing, SecondFactorPolicyResolver, ...POLICY_MAILS],
})
export class PolicyEditingModule {}
