import { Injectable } from '@nestjs/common';
import { beginningOf } from '../../../kernel/spreadsheet/clean-text.js';
import type { EntityManager } from 'typeorm';
import { type RowProblem, rowProblem } from '../../catalog/index.js';
import { ImportPictureRequests } from './import-picture-requests.js';
import type { PictureStatus } from './picture-statuses.js';

type Reader = Pick<EntityManager, 'query'>;

export interface PictureSummary {
  requested: number;
  fetched: number;
  failed: number;
  /** Whether they are being fetched now. */
  isFetching: boolean;
  warnings: RowProblem[];
}

interface FailedPicture {
  url: string;
  error: string;
  sheet: string | null;
  rowNumber: number;
}

const MAX_WARNINGS = 100;
const MAX_ADDRESS = 200;
const COLUMNS = ['Gorsel_URL'];

const COUNTS = `
  SELECT status, count(*)::int AS pictures FROM import_picture WHERE run_id = $1 GROUP BY status`;

const FAILED = `
  SELECT p.url, p.error, i.row_number AS "rowNumber",
    (SELECT s ->> 'name' FROM jsonb_array_elements(r.sheets) AS s WHERE (s ->> 'position')::int = i.sheet) AS sheet
  FROM import_picture AS p
  JOIN import_item AS i ON i.run_id = p.run_id AND i.number = p.number
  JOIN import_run AS r ON r.id = p.run_id
  WHERE p.run_id = $1 AND p.status = 'failed' ORDER BY p.number, p.url LIMIT $2`;

/** What became of the pictures that imports ask for by their addresses. */
@Injectable()
export class PictureSummaries {
  constructor(private readonly requests: ImportPictureRequests) {}

  async of(reader: Reader, runId: string): Promise<PictureSummary> {
    const counts = await reader.query<{ status: PictureStatus; pictures: number }[]>(COUNTS, [runId]);
    const count = (status: PictureStatus) => counts.find((row) => row.status === status)?.pictures ?? 0;
    const [waiting, fetched, failed] = [count('waiting'), count('fetched'), count('failed')];
    return {
      requested: waiting + fetched + failed,
      fetched,
      failed,
      isFetching: waiting + fetched > 0 && (await this.requests.isRunning(reader, runId)),
      warnings: await this.warnings(reader, runId, { failed, leftOut: count('left_out') }),
    };
  }

  private async warnings(
    reader: Reader,
    runId: string,
    { failed, leftOut }: { failed: number; leftOut: number },
  ): Promise<RowProblem[]> {
    const pictures = failed > 0 ? await reader.query<FailedPicture[]>(FAILED, [runId, MAX_WARNINGS]) : [];
    return [...(leftOut > 0 ? [tooMany(leftOut)] : []), ...pictures.map(warningOf)];
  }
}

function warningOf({ url, error, sheet, rowNumber }: FailedPicture): RowProblem {
  const shown = url.length > MAX_ADDRESS ? `${beginningOf(url, MAX_ADDRESS)}…` : url;
  return rowProblem({ sheet: sheet ?? '', rowNumber }, `Görsel alınamadı: ${shown}. ${error}`, {
    columns: COLUMNS,
  });
}

/** About the file as a whole. */
function tooMany(leftOut: number): RowProblem {
  const message = `Dosyada çok fazla görsel adresi var: ${leftOut.toLocaleString('tr-TR')} tanesi indirilmeyecek`;
  return { sheet: '', rowNumber: 0, columns: COLUMNS, message, text: message };
}
