import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { ImportFiles } from './import-files.js';
import { PLAN_IMPORT } from './import-jobs.js';
import type { ImportOptions, ImportRunEntity } from './import-run.entity.js';
import { ImportRuns } from './import-runs.js';

export interface UploadedFile {
  /** As the file is called where it comes from; the kind is told by the content. */
  fileName: string;
  content: Readable;
  supplier?: string | null;
  options?: Partial<ImportOptions>;
  /** Folder of the pictures that the file names without an address; for one-off commands. */
  picturesFolder?: string;
}

const DEFAULT_OPTIONS: ImportOptions = { part: 'everything', isStrict: false, isAllOrNothing: false };
const MAX_NAME = 200;

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
   * @throws SPREADSHEET_TOO_LARGE, SPREADSHEET_EMPTY
   */
  async upload({ content, ...file }: UploadedFile, cause: Cause): Promise<string> {
    const id = uuidv7();
    const { hash, bytes } = await this.files.store(id, content);
    const run = this.newRun(id, file, cause);
    await this.dataSource.transaction(async (transaction) => {
      const jobId = await this.jobs.add(transaction, { kind: PLAN_IMPORT, subjectId: id, cause });
      await this.runs.add(transaction, { ...run, fileHash: hash, fileBytes: bytes, jobId });
      await this.audit.add(transaction, {
        ...cause,
        what: 'import-uploaded',
        subject: `import ${id}`,
        after: { fileName: run.fileName, fileHash: hash, supplier: run.supplier },
      });
    });
    return id;
  }

  private newRun(id: string, file: Omit<UploadedFile, 'content'>, { actor }: Cause) {
    return {
      ...BLANK,
      id,
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
