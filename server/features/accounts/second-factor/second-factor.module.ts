import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../settings/index.js';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { SecondFactorPolicyModule } from '../second-factor-policy/second-factor-policy.module.js';
import { SecurityModule } from '../security/security.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { Enrolment } from './enrolment.js';
import { FullProof } from './full-proof.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.entity.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactorService } from './second-factor.service.js';
import { SecondFactors } from './second-factors.js';
import { StaffSessions } from './staff-sessions.js';

/** The second factor of staff: codes, recovery codes, and the sessions it opens. */
@Module({
  imports: [
    AttemptsModule,
    SecondFactorPolicyModule,
    SecurityModule,
    SessionsModule,
    SettingsModule,
    TypeOrmModule.forFeature([RecoveryCode, SecondFactor]),
    UsersModule,
  ],
  providers: [
    Enrolment,
    FullProof,
    RecoveryCodes,
    SecondFactorService,
    SecondFactors,
    StaffSessions,
    SecondFactorResolver,
  ],
  exports: [FullProof, SecondFactors, StaffSessions],
})
export class SecondFactorModule {}
