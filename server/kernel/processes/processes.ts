import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ProcessKind } from './process-heartbeat.js';

export type ProcessHealth =
  /** It does its work. */
  | 'healthy'
  /** A worker that runs, but has carried out nothing for half a minute although something is due. */
  | 'stuck'
  /** It has missed three beats: killed, cut off, or its database is away. */
  | 'silent';

/** A process of the shop, as it last said of itself. */
export interface RunningProcess {
  id: string;
  kind: ProcessKind;
  host: string;
  pid: number;
  version: string;
  nodeVersion: string;
  startedAt: Date;
  seenAt: Date;
  memoryBytes: number;
  health: ProcessHealth;
}

const SILENT_AFTER_SECONDS = 45;

/** What runs, of all that share the database, those that fell silent last. */
@Injectable()
export class Processes {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<RunningProcess[]> {
    return this.dataSource.query<RunningProcess[]>(
      `SELECT id, kind, host, pid, version, node_version AS "nodeVersion", started_at AS "startedAt", seen_at AS "seenAt",
         memory_bytes AS "memoryBytes",
         CASE WHEN seen_at < now() - make_interval(secs => ${SILENT_AFTER_SECONDS}) THEN 'silent'
              WHEN is_working THEN 'healthy' ELSE 'stuck' END AS health
       FROM process ORDER BY seen_at < now() - make_interval(secs => ${SILENT_AFTER_SECONDS}), kind, host, started_at, id
       LIMIT 200`,
    );
  }
}
