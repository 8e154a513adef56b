import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { BootError } from '../config/boot-error.js';
import { JobKinds } from './job-kinds.js';
import { type JobHandler, jobTermsOf } from './job.js';

/** The instances of the handlers, from the modules of this process. */
@Injectable()
export class JobProviders implements OnModuleInit {
  private readonly byKind = new Map<string, JobHandler>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly kinds: JobKinds,
  ) {}

  /** @throws {BootError} when the listed handlers and those of the modules are not the same */
  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const kind = metatype && jobTermsOf(metatype)?.kind;
      if (!kind) continue;
      if (!this.kinds.handlers.some((listed) => listed === metatype)) {
        throw new BootError(`Job ${kind} is not listed in JOBS: nobody would carry it out.`);
      }
      this.byKind.set(kind, instance as JobHandler);
    }
    const missing = this.kinds.names.find((name) => !this.byKind.has(name));
    if (missing) throw new BootError(`Job ${missing} is listed, but no module of this process provides it.`);
  }

  /** @throws for a kind that is not listed: such a job is never claimed */
  get(kind: string): JobHandler {
    const handler = this.byKind.get(kind);
    if (!handler) throw new Error(`No handler carries out ${kind}`);
    return handler;
  }
}
