import { Module } from '@nestjs/common';
import { ConsentsModule } from '../../consents/index.js';
import { UsersModule } from '../users/users.module.js';
import { OwnConsentsResolver } from './own-consents.resolver.js';

@Module({ imports: [ConsentsModule, UsersModule], providers: [OwnConsentsResolver] })
export class OwnConsentsModule {}
