import { Entity, PrimaryColumn } from 'typeorm';

/** A code that signs in once when the authenticator app is out of reach; a used one is deleted. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** Keyed hash; the code itself is shown once and stored nowhere. */
  @PrimaryColumn('bytea', { name: 'code_hash' })
  codeHash: Buffer;
}
