import { Module } from '@nestjs/common';
import { PublicFetch } from './public-fetch.js';
import { PublicHosts } from './public-hosts.js';

/** Requests of the shop to addresses that people name. */
@Module({ providers: [PublicHosts, PublicFetch], exports: [PublicFetch] })
export class OutboundModule {}
