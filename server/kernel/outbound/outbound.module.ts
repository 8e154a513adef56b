import { Module } from '@nestjs/common';
import { PublicFetch } from './public-fetch.js';
import { PublicPost } from './public-post.js';
import { PublicHosts } from './public-hosts.js';

/** Requests of the shop to addresses that people name. */
@Module({ providers: [PublicHosts, PublicFetch, PublicPost], exports: [PublicFetch, PublicPost] })
export class OutboundModule {}
