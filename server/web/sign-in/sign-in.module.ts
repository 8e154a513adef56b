import { Module } from '@nestjs/common';
import { Cookies } from './cookies.js';
import { Visits } from './visits.js';

/** Tells who sends a request. */
@Module({ providers: [Cookies, Visits], exports: [Visits] })
export class SignInModule {}
