import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecondFactorPolicyModule } from '../second-factor-policy/second-factor-policy.module.js';
import { UsersModule } from '../users/users.module.js';
import { KnownDevice } from './known-device.entity.js';
import { KnownDevices } from './known-devices.js';
import { OwnSessionsResolver } from './own-sessions.resolver.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { OwnStaffSessionsResolver } from './own-staff-sessions.resolver.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [SecondFactorPolicyModule, TypeOrmModule.forFeature([KnownDevice, Session]), UsersModule],
  providers: [
    KnownDevices,
    SessionsService,
    OwnSessionsService,
    OwnSessionsResolver,
    OwnStaffSessionsResolver,
  ],
  exports: [KnownDevices, SessionsService],
})
export class SessionsModule {}
