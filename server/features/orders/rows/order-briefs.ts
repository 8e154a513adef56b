import { Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';

/** An order in half a line. */
export interface OrderBrief {
  id: string;
  /** The company, else the person; null once they were erased. */
  buyer: string | null;
  totalKurus: number;
}

const BRIEFS = `
  SELECT id, coalesce(nullif(buyer ->> 'company', ''), buyer ->> 'name') AS buyer, total_kurus AS "totalKurus"
  FROM orders WHERE id = ANY($1::uuid[])`;

/** Who ordered, and for how much. */
@Injectable()
export class OrderBriefs {
  constructor(private readonly dataSource: DataSource) {}

  async of(ids: readonly string[]): Promise<Map<string, OrderBrief>> {
    const known = ids.filter((id) => isUuid(id));
    if (known.length === 0) return new Map();
    const rows = await this.dataSource.query<OrderBrief[]>(BRIEFS, [known]);
    return new Map(rows.map((brief) => [brief.id, brief]));
  }
}

@Module({ providers: [OrderBriefs], exports: [OrderBriefs] })
export class OrderBriefsModule {}
