import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { OwnProof } from './own-proof.js';
import { RefusedSignIns } from './refused-sign-ins.js';
import { SignInAttempts } from './sign-in-attempts.js';

/** How often somebody may try to sign in, and the record of who was refused. */
@Module({
  imports: [SessionsModule, UsersModule],
  providers: [OwnProof, RefusedSignIns, SignInAttempts],
  exports: [OwnProof, RefusedSignIns, SignInAttempts],
})
export class AttemptsModule {}
