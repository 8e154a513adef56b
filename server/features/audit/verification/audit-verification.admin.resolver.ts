import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StaffOnly } from '../../../kernel/actor/audience.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { CurrentCause } from '../../../kernel/actor/request-context.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { AuditCheckpoints } from './audit-checkpoints.js';
import { AuditStates } from './audit-state.js';
import type { VerificationScope } from './audit-verification.entity.js';
import {
  AuditCheckpoint,
  AuditState,
  AuditVerificationScopeEnum,
  AuditVerificationType,
} from './audit-verification.type.js';
import { AuditVerifications } from './audit-verifications.js';

/** The evidence, and its verification on demand. */
@StaffOnly('users')
@Resolver()
export class AuditVerificationAdminResolver {
  constructor(
    private readonly states: AuditStates,
    private readonly verifications: AuditVerifications,
    private readonly checkpoints: AuditCheckpoints,
  ) {}

  @Query(() => AuditState, { description: 'The state of the last verification and of the checkpoints.' })
  auditState(): Promise<AuditState> {
    return this.states.read();
  }

  @Mutation(() => AuditVerificationType, {
    description: 'Has a worker verify the history; returns the one that is under way, if there is one.',
  })
  async startAuditVerification(
    @Args('scope', { type: () => AuditVerificationScopeEnum, description: 'How much of it.' })
    scope: VerificationScope,
    @CurrentCause() cause: Cause,
  ): Promise<AuditVerificationType> {
    return this.states.toView(await this.verifications.start(scope, cause));
  }

  @Mutation(() => AuditCheckpoint, {
    description: 'Seals everything up to now; returns the last checkpoint when nothing happened since it.',
  })
  takeAuditCheckpoint(@CurrentCause() cause: Cause): Promise<AuditCheckpoint> {
    return this.checkpoints.take(cause);
  }

  @Mutation(() => AuditVerificationType, {
    description: 'Asks for a verification to end, before long; one that ended is left as it is.',
  })
  async cancelAuditVerification(
    @Args('id', { type: () => Id, description: 'The verification.' }) id: string,
  ): Promise<AuditVerificationType> {
    return this.states.toView(await this.verifications.cancel(id));
  }
}
