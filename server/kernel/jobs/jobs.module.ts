import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { JobHandler } from './job.js';
import { JobDispatcher } from './job-dispatcher.js';
import { JobEndings } from './job-endings.js';
import { JobKinds } from './job-kinds.js';
import { JobLeases } from './job-leases.js';
import { JobProviders } from './job-providers.js';
import { JobRunner } from './job-runner.js';
import { Jobs } from './jobs.js';

const RUNNING = [JobLeases, JobEndings, JobProviders, JobRunner];

/** Long work in the background; needs the QueueModule of the same process. */
@Module({})
export class JobsModule {
  /** Jobs are added here; workers carry them out. */
  static forProducer(handlers: readonly Type<JobHandler>[]): DynamicModule {
    const providers = producers(handlers);
    return { module: JobsModule, global: true, providers, exports: providers };
  }

  /** The same, and `JobRunner` carries out a job by its id, by the handlers of the command's other modules. */
  static forCommands(handlers: readonly Type<JobHandler>[]): DynamicModule {
    const providers = producers(handlers);
    return {
      module: JobsModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [...providers, ...RUNNING],
      exports: [...providers, JobRunner],
    };
  }

  /** Jobs are carried out here, by the handlers of the worker's other modules. */
  static forWorker(handlers: readonly Type<JobHandler>[]): DynamicModule {
    const { providers = [], ...rest } = JobsModule.forCommands(handlers);
    return { ...rest, providers: [...providers, JobDispatcher] };
  }
}

const producers = (handlers: readonly Type<JobHandler>[]) => [
  { provide: JobKinds, useFactory: () => new JobKinds(handlers) },
  Jobs,
];
