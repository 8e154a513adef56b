import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { ImportFiles, type StoredFile } from './import-files.js';
import { PLAN_IMPORT } from './import-jobs.js';
import type { ImportOptions, ImportRunEntity } from './import-run.entity.js';
import { ImportRuns } from './import-runs.js';
import { importsWaiting } from './import.refusals.js';

export interface UploadedFile {
  /** As the file is called where it comes from; its kind is recognized by the content. */
  fileName: string;
  content: Readable;
  supplier?: string | null;
  options?: Partial<ImportOptions>;
  /** Folder of the pictures that the file names without an address; for one-off commands. */
  picturesFolder?: string;
}

const DEFAULT_OPTIONS: ImportOptions = {
  part: 'everything',
  isStrict: false,
  isAllOrNothing: false,
  clearsBlanks: false,
  numberNotation: 'detected',
};
const MAX_NAME = 200;
/** Files of one person that wait to be read, or are being read. */
const MAX_WAITING = 10;

type FromUpload =
  | 'id'
  | 'fileName'
  | 'fileHash'
  | 'fileBytes'
  | 'supplier'
  | 'picturesFolder'
  | 'uploadedAt'
  | 'uploadedByKind'
  | 'uploadedById'
  | 'jobId'
  | 'options';

/** An import before its file was looked at. */
const BLANK: Omit<ImportRunEntity, FromUpload> = {
  status: 'planning',
  version: 1,
  headings: [],
  categories: [],
  isRead: false,
  format: null,
  sheets: [],
  warnings: [],
  appliedTo: 0,
  result: null,
  failure: null,
  appliedAt: null,
  appliedByKind: null,
  appliedById: null,
  finishedAt: null,
  undoStartedAt: null,
  undoByKind: null,
  undoById: null,
  undoFinishedAt: null,
  isKept: true,
};

/** Takes files in. */
@Injectable()
export class ImportUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: ImportFiles,
    private readonly runs: ImportRuns,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a file and has it compared with the catalog.
   *
   * @returns the id of the import
   * @throws SPREADSHEET_TOO_LARGE, SPREADSHEET_EMPTY, and IMPORTS_WAITING before anything is read
   */
  async upload({ content, ...file }: UploadedFile, cause: Cause): Promise<string> {
    const waiting = await this.runs.countUnread(cause.actor);
    if (waiting >= MAX_WAITING) throw importsWaiting({ most: MAX_WAITING });
    const id = uuidv7();
    const stored = await this.files.store(id, content);
    try {
      await this.add(this.newRun(id, { ...file, ...stored }, cause), cause);
    } catch (error) {
      await this.removeUnlessStored(id);
      throw error;
    }
    return id;
  }

  private add(run: Omit<ImportRunEntity, 'jobId'>, cause: Cause): Promise<void> {
    const { id, fileName, fileHash, supplier } = run;
    return this.dataSource.transaction(async (transaction) => {
      const jobId = await this.jobs.add(transaction, { kind: PLAN_IMPORT, subjectId: id, cause });
      await this.runs.add(transaction, { ...run, jobId });
      await this.audit.add(transaction, {
        ...cause,
        what: 'import-uploaded',
        subject: `import ${id}`,
        after: { fileName, fileHash, supplier },
      });
    });
  }

  /**
   * The sweeper finds a file by its import only: without one it would stay. An import may be stored although the connection was
   * lost before the answer came, and keeps its file. While the database does not answer at all, the file is removed: its sender
   * knows that the upload failed.
   */
  private async removeUnlessStored(id: string): Promise<void> {
    const run = await this.runs.find(id).catch(() => null);
    if (run) return;
    // The sender is to know why the import could not be stored, not why its file stayed.
    await this.files.remove(id).catch(() => undefined);
  }

  private newRun(
    id: string,
    file: Omit<UploadedFile, 'content'> & StoredFile,
    { actor }: Cause,
  ): Omit<ImportRunEntity, 'jobId'> {
    return {
      ...BLANK,
      id,
      fileHash: file.hash,
      fileBytes: file.bytes,
      fileName: file.fileName.slice(-MAX_NAME),
      supplier: file.supplier ?? null,
      picturesFolder: file.picturesFolder ?? null,
      uploadedAt: this.clock.now(),
      uploadedByKind: actor.kind,
      uploadedById: actor.id,
      options: { ...DEFAULT_OPTIONS, ...file.options },
    };
  }
}
