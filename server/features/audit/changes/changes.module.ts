import { Module } from '@nestjs/common';
import { ChangesResolver } from './changes.resolver.js';
import { ChangesService } from './changes.service.js';

@Module({ providers: [ChangesService, ChangesResolver] })
export class ChangesModule {}
