import { type DynamicModule, Module } from '@nestjs/common';
import { PROCESS_KIND, ProcessHeartbeat, type ProcessKind } from './process-heartbeat.js';

/** Lets operators see that this process runs; one-off commands do not count. */
@Module({})
export class ProcessesModule {
  static forProcess(kind: ProcessKind): DynamicModule {
    return {
      module: ProcessesModule,
      providers: [{ provide: PROCESS_KIND, useValue: kind }, ProcessHeartbeat],
      exports: [ProcessHeartbeat],
    };
  }
}
