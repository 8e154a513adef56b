import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member of staff wrote down about a person. It is withdrawn, never changed. */
@Entity('user_note')
export class UserNote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'author_id' })
  authorId: string;

  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @Column('uuid', { name: 'withdrawn_by', nullable: true })
  withdrawnBy: string | null;
}
