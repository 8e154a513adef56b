import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter } from '../../../kernel/concurrency/concurrency-limiter.js';
import { isPossiblePassword, normalizedPassword } from './password.rules.js';

/** argon2id is the package's own choice; these costs are the least that OWASP advises for it: 19 MiB, two passes, one lane; about 25 ms on a common core. */
const ARGON2ID: Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
/** Half of libuv's threads: files, names and compression need the others. */
const CONCURRENCY = 2;
const MAX_WAITING = 400;
const RANDOM_BYTES = 32;

/** Hashes passwords, a few at a time: a hundred people who sign in at once do not slow down the rest of the shop. */
@Injectable()
export class PasswordHasher {
  private readonly limiter = new ConcurrencyLimiter({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING });
  private cachedDummyHash?: Promise<string>;

  /** @throws SERVICE_BUSY when too many are being hashed */
  hash(password: string): Promise<string> {
    return this.limiter.limit(() => hash(normalizedPassword(password), ARGON2ID));
  }

  /**
   * Whether a password matches a hash. Without a hash the password is verified against a dummy one, to prevent a timing
   * attack: the response time does not reveal whether an account exists.
   *
   * @throws SERVICE_BUSY when too many are being hashed
   */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const isPossible = isPossiblePassword(password);
    const tried = isPossible ? normalizedPassword(password) : '';
    const expected = passwordHash ?? (await this.dummyHash());
    const isMatch = await this.limiter.limit(() => verify(expected, tried));
    return isMatch && isPossible && passwordHash !== null;
  }

  /** Computes the dummy hash before the first sign-in, which it would make slower than others. */
  async warmUp(): Promise<void> {
    await this.dummyHash();
  }

  private dummyHash(): Promise<string> {
    this.cachedDummyHash ??= hash(randomBytes(RANDOM_BYTES).toString('base64url'), ARGON2ID);
    return this.cachedDummyHash;
  }
}
