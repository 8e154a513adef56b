import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module.js';
import { OwnSessionsResolver } from './own-sessions.resolver.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Session]), UsersModule],
  providers: [SessionsService, OwnSessionsService, OwnSessionsResolver],
  exports: [SessionsService],
})
export class SessionsModule {}
