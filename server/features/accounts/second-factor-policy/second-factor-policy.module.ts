import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecondFactorPolicy } from './second-factor-policy.entity.js';
import { SecondFactorPolicyService } from './second-factor-policy.service.js';

/** Which staff must have a second factor. */
@Module({
  imports: [TypeOrmModule.forFeature([SecondFactorPolicy])],
  providers: [SecondFactorPolicyService],
  exports: [SecondFactorPolicyService],
})
export class SecondFactorPolicyModule {}
