import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { forbidden, signInRequired } from '../../../kernel/refusal/general.refusals.js';
import { FullProof } from '../second-factor/full-proof.js';
import { apiKeyCreated } from './api-key.facts.js';
import type { CreateApiKeyInput } from './api-key.input.js';
import { ApiKeysService, type CreatedKey } from './api-keys.service.js';

/** Staff make keys, and revoke all that they made. */
@Injectable()
export class OwnApiKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: ApiKeysService,
    private readonly proof: FullProof,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Asks for the person's own proof and mails them: a key outlives the session, so a stolen session must not make one.
   *
   * @throws FORBIDDEN when the key would have permissions that its maker lacks
   * @throws RATE_LIMITED, PASSWORD_WRONG, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RECOVERY_CODE_WRONG
   */
  async create(
    { password, code = null, expiresAt = null, ...draft }: CreateApiKeyInput,
    context: RequestContext,
  ): Promise<CreatedKey> {
    const { staff } = context;
    if (!staff) throw forbidden();
    const created = await this.proof.prove({ password, code }, context, async (transaction, cause) => {
      const made = await this.keys.add(transaction, { ...draft, expiresAt }, { ...cause, actor: staff });
      await this.outbox.record(transaction, apiKeyCreated(made.key.id));
      return made;
    });
    this.outbox.notifyWorkers();
    return created;
  }

  count({ staff }: RequestContext): Promise<number> {
    if (!staff?.id) throw signInRequired();
    return this.keys.countOf(staff.id);
  }

  /** @returns how many there were */
  revokeAll({ staff, requestId }: RequestContext): Promise<number> {
    if (!staff?.id) throw signInRequired();
    const { id } = staff;
    return this.dataSource.transaction((transaction) =>
      this.keys.revokeAllOf(transaction, id, { actor: staff, requestId }),
    );
  }
}
