import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ActorKind } from '../../../kernel/actor/actor.js';
import type { AssignedHeading, RowProblem } from '../../catalog/index.js';
import type { ImportFormat, StoredSheet } from '../rows/import-sheet.js';
import type { ImportResult } from './import-result.js';
import type { ImportPart, ImportStatus, NumberNotation } from './import-run.statuses.js';

export interface ImportOptions {
  part: ImportPart;
  /** Whether the category of a product must be one of the same file. */
  isStrict: boolean;
  /** Whether nothing is applied when a single row cannot be. */
  isAllOrNothing: boolean;
  /** Whether an empty cell clears its field of what the shop has already. */
  clearsBlanks: boolean;
  numberNotation: NumberNotation;
}

/** A text in the category column, and the category that is meant by it. */
export interface MeantCategory {
  text: string;
  category: string;
}

/** Why an import ended: the code of a refusal, or null for an error, and a message for people. */
export interface ImportFailure {
  code: string | null;
  message: string;
}

/** One import of a file, from its upload to its end. */
@Entity('import_run')
export class ImportRunEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'file_name' })
  fileName: string;

  /** SHA-256, hexadecimal. */
  @Column('text', { name: 'file_hash' })
  fileHash: string;

  @Column('integer', { name: 'file_bytes' })
  fileBytes: number;

  @Column('text', { nullable: true })
  supplier: string | null;

  /** Where pictures lie that the file names without an address; for one-off commands. */
  @Column('text', { name: 'pictures_folder', nullable: true })
  picturesFolder: string | null;

  @Column('timestamptz', { name: 'uploaded_at' })
  uploadedAt: Date;

  @Column('text', { name: 'uploaded_by_kind' })
  uploadedByKind: ActorKind;

  @Column('text', { name: 'uploaded_by_id', nullable: true })
  uploadedById: string | null;

  @Column('text')
  status: ImportStatus;

  /** The job that runs or waits. */
  @Column('text', { name: 'job_id', nullable: true })
  jobId: string | null;

  /** Raised whenever it is planned anew. */
  @Column('integer')
  version: number;

  @Column('jsonb')
  options: ImportOptions;

  @Column('jsonb')
  headings: AssignedHeading[];

  @Column('jsonb')
  categories: MeantCategory[];

  /** Whether all rows of the file are stored. */
  @Column('boolean', { name: 'is_read' })
  isRead: boolean;

  @Column('jsonb', { nullable: true })
  format: ImportFormat | null;

  @Column('jsonb')
  sheets: StoredSheet[];

  /** About the file as a whole. */
  @Column('jsonb')
  warnings: RowProblem[];

  /** Number of the last item of a product that was applied. */
  @Column('integer', { name: 'applied_to' })
  appliedTo: number;

  @Column('jsonb', { nullable: true })
  result: ImportResult | null;

  @Column('jsonb', { nullable: true })
  failure: ImportFailure | null;

  @Column('timestamptz', { name: 'applied_at', nullable: true })
  appliedAt: Date | null;

  @Column('text', { name: 'applied_by_kind', nullable: true })
  appliedByKind: ActorKind | null;

  @Column('text', { name: 'applied_by_id', nullable: true })
  appliedById: string | null;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  @Column('timestamptz', { name: 'undo_started_at', nullable: true })
  undoStartedAt: Date | null;

  @Column('text', { name: 'undo_by_kind', nullable: true })
  undoByKind: ActorKind | null;

  @Column('text', { name: 'undo_by_id', nullable: true })
  undoById: string | null;

  @Column('timestamptz', { name: 'undo_finished_at', nullable: true })
  undoFinishedAt: Date | null;

  /** False once its rows are being deleted, because it ended long ago. */
  @Column('boolean', { name: 'is_kept' })
  isKept: boolean;
}
