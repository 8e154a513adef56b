import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { MasterKey } from '../../../kernel/keys/master-key.js';
import { fold } from '../../../kernel/turkish/fold.js';
import { RecoveryCode } from './recovery-code.entity.js';

const COUNT = 10;
/** 32 characters that nobody takes for one another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUP = /.{4}(?=.)/g;
/** 60 bits: with a keyed hash more than anybody can try. */
const LENGTH = 12;

/** The codes that sign staff in when their authenticator app is out of reach, once each. */
@Injectable()
export class RecoveryCodes {
  constructor(
    @InjectRepository(RecoveryCode) private readonly codes: Repository<RecoveryCode>,
    private readonly keys: MasterKey,
  ) {}

  /** Ten new codes instead of all earlier ones; they can never be read again. */
  async replace(transaction: EntityManager, userId: string): Promise<string[]> {
    const codes = Array.from({ length: COUNT }, generateCode);
    await transaction.delete(RecoveryCode, { userId });
    await transaction.insert(
      RecoveryCode,
      codes.map((code) => ({ userId, codeHash: this.hashOf(userId, code) })),
    );
    return codes;
  }

  /** Uses a code up. Of two concurrent calls only one returns true. */
  async use(transaction: EntityManager, userId: string, typed: string): Promise<boolean> {
    const codeHash = this.hashOf(userId, typed);
    const { affected } = await transaction.delete(RecoveryCode, { userId, codeHash });
    return affected === 1;
  }

  /** How many are unused. */
  left(userId: string): Promise<number> {
    return this.codes.countBy({ userId });
  }

  private hashOf(userId: string, typed: string): Buffer {
    const code = fold(typed).replace(/[^a-z0-9]/g, '');
    return this.keys.hash('recovery-codes', `${userId} ${code}`);
  }
}

/** `k3td-90xc-mm2a`. */
function generateCode(): string {
  const characters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return characters.join('').replace(GROUP, '$&-');
}
