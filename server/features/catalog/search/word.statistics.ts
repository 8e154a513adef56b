import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CachedValue } from '../../../kernel/data-version/cached-value.js';
import type { TextSearch } from './product.search.js';

/** ANALYZE takes them anew from time to time. */
const READ_AGAIN_MS = 10 * 60_000;

const COMMON = `
  SELECT common.word, sum(common.share) AS share
  FROM pg_stats AS s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) AS common (word, share)
  WHERE s.schemaname = current_schema AND s.tablename = 'product' AND common.word IS NOT NULL
    AND s.attname IN ('search_words', 'measures', 'mentioned_measures')
  GROUP BY 1`;

/**
 * What share of the products has a word or a measure, as PostgreSQL's own statistics of the most common ones have it. A
 * hint where to begin, never an answer: they are old, or missing in a new database.
 */
@Injectable()
export class WordStatistics {
  private readonly shares = new CachedValue(() => this.read());

  constructor(private readonly dataSource: DataSource) {}

  /** At most this share of the products matches a search, from 0 to 1. */
  async shareOf({ measures, words }: TextSearch): Promise<number> {
    const shares = await this.shares.at(String(Math.floor(Date.now() / READ_AGAIN_MS)));
    const shareOf = (word: string) => shares.get(word) ?? 0;
    return Math.min(
      1,
      ...measures.flatMap((written) => written.measures.map(shareOf)),
      ...words.map(({ matches }) => matches?.reduce((sum, word) => sum + shareOf(word), 0) ?? 1),
    );
  }

  private async read(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.dataSource.query<{ word: string; share: number }[]>(COMMON);
    return new Map(rows.map(({ word, share }) => [word, share]));
  }
}
