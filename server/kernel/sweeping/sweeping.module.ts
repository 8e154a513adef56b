import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { Sweep } from './sweep.js';
import { SweepSchedule } from './sweep.schedule.js';
import { type Sweeper, Sweepers } from './sweeper.js';

/** Deletes rows whose time is over. */
@Module({})
export class SweepingModule {
  static forWorker(sweepers: readonly Type<Sweeper>[]): DynamicModule {
    const all = {
      provide: Sweepers,
      useFactory: (...given: Sweeper[]) => new Sweepers(given),
      inject: [...sweepers],
    };
    return {
      module: SweepingModule,
      providers: [...sweepers, all, Sweep, SweepSchedule],
      exports: [Sweep],
    };
  }
}
