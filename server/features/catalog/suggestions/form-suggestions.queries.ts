import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FormSuggestions } from './form-suggestions.type.js';

/** So many products say what is usual; all of a large category would be read for each form. */
const READ = 300;
const MAX_SPECS = 200;
const MAX_WORDS = 50;
const MAX_BRANDS = 1_000;

/** Words of the products that were read, by how many of them have it. */
const counted = (word: string, from: string) => `
  coalesce((SELECT jsonb_agg(word ORDER BY times DESC, word)
    FROM (SELECT ${word} AS word, count(*) AS times FROM ${from} GROUP BY 1 ORDER BY times DESC, word LIMIT ${MAX_WORDS}) AS words), '[]')`;

const SUGGESTIONS = `
  WITH known AS MATERIALIZED (
    SELECT id, technical_specs, unit, certifications, tags FROM product
    WHERE archived_at IS NULL AND ($1::text IS NULL OR category_id = $1) ORDER BY created_at DESC LIMIT ${READ}),
  spec AS (
    SELECT name, mode() WITHIN GROUP (ORDER BY line.unit) AS unit, mode() WITHIN GROUP (ORDER BY "group") AS "group", count(*) AS times
    FROM known, jsonb_to_recordset(technical_specs) AS line (name text, unit text, "group" text)
    GROUP BY name ORDER BY times DESC, name LIMIT ${MAX_SPECS})
  SELECT
    coalesce((SELECT jsonb_agg(jsonb_build_object('name', name, 'unit', unit, 'group', "group") ORDER BY times DESC, name) FROM spec), '[]') AS specs,
    coalesce((SELECT jsonb_agg(name) FROM (SELECT name FROM brand ORDER BY name COLLATE "tr-x-icu" LIMIT ${MAX_BRANDS}) AS brands), '[]') AS brands,
    ${counted('unit', 'known')} AS units,
    ${counted('name', 'known JOIN product_attribute AS a ON a.product_id = known.id')} AS attributes,
    ${counted('one', 'known, unnest(certifications) AS one')} AS certifications,
    ${counted('one', 'known, unnest(tags) AS one')} AS tags`;

/** What the products of a category have in common. */
@Injectable()
export class FormSuggestionQueries {
  constructor(private readonly dataSource: DataSource) {}

  async of(categoryId: string | null): Promise<FormSuggestions> {
    const [found] = await this.dataSource.query<[FormSuggestions]>(SUGGESTIONS, [categoryId]);
    const isEmpty = found.specs.length === 0 && found.units.length === 0;
    return isEmpty && categoryId !== null ? this.of(null) : found;
  }
}
