import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { seal, unseal } from '../../../kernel/keys/sealing.js';
import type { Webhook } from './webhook.entity.js';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

type Sealed = Pick<Webhook, 'id' | 'secret' | 'previousSecret' | 'previousSecretUntil'>;

/** What messages are signed with. The shop needs it for each message, so it is stored sealed, not hashed. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly keys: MasterKey) {}

  /** @returns the secret as its receiver gets it, and as it is stored */
  generate(webhookId: string): { text: string; sealed: Buffer } {
    const secret = randomBytes(SECRET_BYTES);
    return {
      text: PREFIX + secret.toString('base64'),
      sealed: seal(this.keys.keyFor('webhook-secrets'), secret, placeOf(webhookId)),
    };
  }

  /** The keys to sign with at a time: the current one, and the one before it while that holds. */
  keysOf({ id, secret, previousSecret, previousSecretUntil }: Sealed, now: Date): Buffer[] {
    const isPreviousValid = previousSecretUntil !== null && previousSecretUntil > now;
    const sealed = previousSecret && isPreviousValid ? [secret, previousSecret] : [secret];
    return sealed.map((one) => unseal(this.keys.keyFor('webhook-secrets'), one, placeOf(id)));
  }
}

const placeOf = (webhookId: string) => `webhook ${webhookId}`;
