import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { DemoAccountsResolver } from './demo-accounts.resolver.js';
import { DemoAccountsService } from './demo-accounts.service.js';

@Module({ imports: [UsersModule], providers: [DemoAccountsService, DemoAccountsResolver] })
export class DemoAccountsModule {}
