import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OutboxWorker } from '../queue/outbox.worker.js';
import { shopVersion } from './shop-version.js';

export type ProcessKind = 'api' | 'worker';

export const PROCESS_KIND = Symbol('kind of this process');

const BEAT_MS = 15_000;
/** An end is not held up by a database that is away. */
const FAREWELL_MS = 1_000;

const BEAT = `
  INSERT INTO process (id, kind, host, pid, version, node_version, started_at, seen_at, memory_bytes, is_working)
  VALUES ($1, $2, $3, $4, $5, $6, now() - make_interval(secs => $7), now(), $8, $9)
  ON CONFLICT (id) DO UPDATE SET seen_at = now(), memory_bytes = excluded.memory_bytes, is_working = excluded.is_working`;

/** Writes that this process runs, each quarter of a minute, and takes its row away when it ends as it should. */
@Injectable()
export class ProcessHeartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(ProcessHeartbeat.name);
  private readonly id = randomUUID();
  private readonly version = shopVersion();
  private timer?: NodeJS.Timeout;
  private beating?: Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(PROCESS_KIND) private readonly kind: ProcessKind,
    @Optional() private readonly worker?: OutboxWorker,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.beat(), BEAT_MS).unref();
    void this.beat();
  }

  /** Another beat would bring the row back. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    const leaving = (this.beating ?? Promise.resolve())
      .then(() => this.dataSource.query('DELETE FROM process WHERE id = $1', [this.id]))
      .catch(() => undefined);
    await Promise.race([leaving, pause(FAREWELL_MS, undefined, { ref: false })]);
  }

  beat(): Promise<void> {
    this.beating ??= this.write().finally(() => (this.beating = undefined));
    return this.beating;
  }

  private async write(): Promise<void> {
    const { id, kind, version, worker } = this;
    const isWorking = worker?.isWorking() ?? true;
    const about = [id, kind, hostname(), process.pid, version, process.versions.node];
    try {
      await this.dataSource.query(BEAT, [...about, process.uptime(), process.memoryUsage.rss(), isWorking]);
    } catch (error) {
      this.log.warn(`It could not be noted that this process runs: ${String(error)}`);
    }
  }
}
