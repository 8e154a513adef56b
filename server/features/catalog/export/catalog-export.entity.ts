import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ActorKind } from '../../../kernel/actor/actor.js';
import type { CatalogExportStatus } from './catalog-export.statuses.js';

/** The catalog in a file that a worker writes, from the request until it is swept. */
@Entity('catalog_export')
export class CatalogExportEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  status: CatalogExportStatus;

  /** The job that writes it, or wrote it. */
  @Column('uuid', { name: 'job_id' })
  jobId: string;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  @Column('text', { name: 'requested_by_kind' })
  requestedByKind: ActorKind;

  @Column('text', { name: 'requested_by_id', nullable: true })
  requestedById: string | null;

  /** Key of the stored file; null until all of it is stored. */
  @Column('text', { name: 'file_key', nullable: true })
  fileKey: string | null;

  @Column('integer', { nullable: true })
  categories: number | null;

  @Column('integer', { nullable: true })
  products: number | null;

  @Column('bigint', { nullable: true })
  bytes: number | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  /** Why there is no file, for people. */
  @Column('text', { nullable: true })
  failure: string | null;
}
