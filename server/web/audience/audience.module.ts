import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { HttpErrorFilter } from '../errors/http-error.filter.js';
import { InputValidationPipe } from '../errors/validation.pipe.js';
import { AudienceGuard } from './audience.guard.js';

/** What stands before every operation and endpoint of a process. */
@Module({
  providers: [
    { provide: APP_GUARD, useClass: AudienceGuard },
    { provide: APP_PIPE, useClass: InputValidationPipe },
    { provide: APP_FILTER, useClass: HttpErrorFilter },
  ],
})
export class AudienceModule {}
