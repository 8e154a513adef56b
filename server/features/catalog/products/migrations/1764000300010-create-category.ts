import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The database enforces two levels: a category with a parent is level 1, and the foreign key accepts parents of level 0
 * only. So a child has no children, a parent cannot become a child, and no category is its own parent.
 */
const CATEGORY = `
  CREATE TABLE category (
    id text COLLATE "C" PRIMARY KEY,
    parent_id text COLLATE "C",
    level smallint NOT NULL GENERATED ALWAYS AS (CASE WHEN parent_id IS NULL THEN 0 ELSE 1 END) STORED,
    parent_level smallint GENERATED ALWAYS AS (CASE WHEN parent_id IS NULL THEN NULL ELSE 0 END) STORED,
    slug text COLLATE "C" NOT NULL UNIQUE,
    name text NOT NULL CHECK (name <> ''),
    folded_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold(name)) STORED,
    description text NOT NULL DEFAULT '',
    picture_id text REFERENCES picture (id),
    picture_source text,
    seo_title text,
    seo_description text,
    seo_keywords text[] NOT NULL DEFAULT '{}',
    is_active boolean NOT NULL DEFAULT true,
    sort_order integer NOT NULL DEFAULT 0 CHECK (sort_order >= 0),
    version integer NOT NULL DEFAULT 1,
    archived_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    updated_by_kind text NOT NULL DEFAULT 'system',
    updated_by_id text,
    UNIQUE (id, level),
    FOREIGN KEY (parent_id, parent_level) REFERENCES category (id, level)
  );
  CREATE INDEX category_parent ON category (parent_id);
  CREATE INDEX category_folded_name ON category (folded_name);

  CREATE TABLE category_slug_history (
    slug text COLLATE "C" PRIMARY KEY,
    category_id text COLLATE "C" NOT NULL REFERENCES category (id) ON DELETE CASCADE,
    retired_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX category_slug_history_category ON category_slug_history (category_id);
`;

const BRAND = `
  CREATE TABLE brand (
    key text COLLATE "C" PRIMARY KEY CHECK (key <> '' AND key = fold(name)),
    name text NOT NULL
  );
`;

export class CreateCategory1764000300010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CATEGORY);
    await queryRunner.query(BRAND);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE brand, category_slug_history, category');
  }
}
