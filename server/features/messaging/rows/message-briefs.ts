import { Injectable, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';

/** A message in half a line. */
export interface MessageBrief {
  id: string;
  /** The company, else the person; null once they were erased. */
  sender: string | null;
}

const BRIEFS = `
  SELECT id, coalesce(nullif(sender ->> 'company', ''), sender ->> 'name') AS sender
  FROM message WHERE id = ANY($1::uuid[])`;

/** Who wrote. */
@Injectable()
export class MessageBriefs {
  constructor(private readonly dataSource: DataSource) {}

  async of(ids: readonly string[]): Promise<Map<string, MessageBrief>> {
    const known = ids.filter((id) => isUuid(id));
    if (known.length === 0) return new Map();
    const rows = await this.dataSource.query<MessageBrief[]>(BRIEFS, [known]);
    return new Map(rows.map((brief) => [brief.id, brief]));
  }
}

@Module({ providers: [MessageBriefs], exports: [MessageBriefs] })
export class MessageBriefsModule {}
