import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from './config.js';

/** Gives every part of a process the configuration it was started with. */
@Module({})
export class ConfigModule {
  static of(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Config, useValue: config }],
      exports: [Config],
    };
  }
}
