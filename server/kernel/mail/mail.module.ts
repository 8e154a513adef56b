import { Global, Module } from '@nestjs/common';
import { Mailer } from './mailer.js';
import { RecipientLimits } from './recipient-limits.js';

@Global()
@Module({ providers: [Mailer, RecipientLimits], exports: [Mailer, RecipientLimits] })
export class MailModule {}
