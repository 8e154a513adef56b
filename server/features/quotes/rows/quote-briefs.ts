import { Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';

/** A quote in half a line. */
export interface QuoteBrief {
  id: string;
  /** The company, else the person; null once they were erased. */
  buyer: string | null;
  /** Of the newest offer; null before the first. */
  totalKurus: number | null;
}

const BRIEFS = `
  SELECT id, coalesce(nullif(buyer ->> 'company', ''), buyer ->> 'name') AS buyer,
    CASE WHEN offer > 0 THEN total_kurus END AS "totalKurus"
  FROM quote WHERE id = ANY($1::uuid[])`;

/** Who asks, and for how much. */
@Injectable()
export class QuoteBriefs {
  constructor(private readonly dataSource: DataSource) {}

  async of(ids: readonly string[]): Promise<Map<string, QuoteBrief>> {
    const known = ids.filter((id) => isUuid(id));
    if (known.length === 0) return new Map();
    const rows = await this.dataSource.query<QuoteBrief[]>(BRIEFS, [known]);
    return new Map(rows.map((brief) => [brief.id, brief]));
  }
}

@Module({ providers: [QuoteBriefs], exports: [QuoteBriefs] })
export class QuoteBriefsModule {}
