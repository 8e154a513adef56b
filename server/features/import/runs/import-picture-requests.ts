import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RowProblem } from '../../catalog/index.js';

type Reader = Pick<EntityManager, 'query'>;

export interface PictureSummary {
  requested: number;
  fetched: number;
  failed: number;
  warnings: RowProblem[];
}

/** The pictures that imports ask for by their addresses. */
@Injectable()
export class ImportPictureRequests {
  summary(_reader: Reader, _runId: string): Promise<PictureSummary> {
    return Promise.resolve({ requested: 0, fetched: 0, failed: 0, warnings: [] });
  }
}
