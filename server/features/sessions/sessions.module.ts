import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/index.js';
import { OwnSessionsResolver } from './own-sessions.resolver.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';
import { SignInResolver } from './sign-in.resolver.js';
import { SignInService } from './sign-in.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Session]), UsersModule],
  providers: [SessionsService, SignInService, OwnSessionsService, SignInResolver, OwnSessionsResolver],
  exports: [SessionsService],
})
export class SessionsModule {}
