import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKey } from './api-key.entity.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SecurityModule } from '../security/security.module.js';
import { API_KEY_MAILS } from './api-key.mails.js';
import { ApiKeysResolver } from './api-keys.resolver.js';
import { ApiKeysService } from './api-keys.service.js';
import { OwnApiKeysResolver } from './own-api-keys.resolver.js';
import { OwnApiKeys } from './own-api-keys.service.js';

@Module({
  imports: [SecondFactorModule, SecurityModule, TypeOrmModule.forFeature([ApiKey])],
  providers: [ApiKeysService, ApiKeysResolver, OwnApiKeys, OwnApiKeysResolver, ...API_KEY_MAILS],
  exports: [ApiKeysService],
})
export class ApiKeysModule {}
