import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { AvatarsResolver } from './avatars.resolver.js';
import { Avatars } from './avatars.service.js';

@Module({ imports: [UsersModule], providers: [Avatars, AvatarsResolver], exports: [Avatars] })
export class AvatarsModule {}
