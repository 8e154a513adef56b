import type { MigrationInterface, QueryRunner } from 'typeorm';
import { oneOf } from '../../../../kernel/database/one-of.js';
import { ATTRIBUTE_KINDS } from '../../drafts/product.draft.js';

/** A SKU is the same in any case. Turkish capitals are named, so that no locale decides. */
const SKU_KEY = `
  CREATE FUNCTION sku_key(sku text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN translate(lower(sku COLLATE "C"), 'ÇĞİÖŞÜ', 'çğiöşü');
`;

const PRODUCT = `
  CREATE TABLE product (
    id uuid PRIMARY KEY,
    slug text COLLATE "C" NOT NULL UNIQUE,
    name text NOT NULL CHECK (name <> ''),
    folded_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold(name)) STORED,
    short_description text NOT NULL DEFAULT '',
    description text NOT NULL DEFAULT '',
    brand_key text COLLATE "C" REFERENCES brand (key),
    model text NOT NULL DEFAULT '',
    sku text NOT NULL CHECK (sku <> ''),
    sku_key text COLLATE "C" NOT NULL UNIQUE GENERATED ALWAYS AS (sku_key(sku)) STORED,
    category_id text COLLATE "C" REFERENCES category (id),
    tags text[] NOT NULL DEFAULT '{}',
    base_price_kurus bigint NOT NULL DEFAULT 0 CHECK (base_price_kurus >= 0),
    min_order_quantity integer NOT NULL DEFAULT 1 CHECK (min_order_quantity BETWEEN 1 AND 99999),
    unit text NOT NULL DEFAULT 'adet' CHECK (unit <> ''),
    in_stock boolean NOT NULL DEFAULT true,
    stock_quantity integer NOT NULL DEFAULT 0 CHECK (stock_quantity >= 0),
    is_new boolean NOT NULL DEFAULT false,
    is_featured boolean NOT NULL DEFAULT false,
    rating double precision NOT NULL DEFAULT 0 CHECK (rating BETWEEN 0 AND 5),
    review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
    delivery_time text,
    warranty text,
    certifications text[] NOT NULL DEFAULT '{}',
    features text[] NOT NULL DEFAULT '{}',
    applications text[] NOT NULL DEFAULT '{}',
    technical_specs jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(technical_specs) = 'array'),
    seo_title text,
    seo_description text,
    seo_keywords text[] NOT NULL DEFAULT '{}',
    version integer NOT NULL DEFAULT 1,
    archived_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    updated_by_kind text NOT NULL DEFAULT 'system',
    updated_by_id text
  );

  CREATE TABLE product_slug_history (
    slug text COLLATE "C" PRIMARY KEY,
    product_id uuid NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    retired_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX product_slug_history_product ON product_slug_history (product_id);
`;

/**
 * One index for each sort of a list, ending in id, so that pages neither repeat nor lose a product. Lists never hold
 * archived products.
 */
const SORTS = `
  CREATE INDEX product_by_name ON product (name COLLATE "tr-x-icu", id) WHERE archived_at IS NULL;
  CREATE INDEX product_by_price_low ON product ((base_price_kurus = 0), base_price_kurus, id) WHERE archived_at IS NULL;
  CREATE INDEX product_by_price_high ON product (base_price_kurus DESC, id) WHERE archived_at IS NULL;
  CREATE INDEX product_by_rating ON product (rating DESC, review_count DESC, id) WHERE archived_at IS NULL;
  CREATE INDEX product_by_newest ON product (created_at DESC, id DESC) WHERE archived_at IS NULL;
  CREATE INDEX product_new_by_newest ON product (created_at DESC, id DESC) WHERE is_new AND archived_at IS NULL;
  CREATE INDEX product_featured_by_newest ON product (created_at DESC, id DESC) WHERE is_featured AND archived_at IS NULL;
  CREATE INDEX product_by_folded_name ON product (folded_name, id) WHERE archived_at IS NULL;
  CREATE INDEX product_in_category ON product (category_id, in_stock DESC, created_at DESC, id DESC) WHERE archived_at IS NULL;
`;

/** Rows of their own, because a variation's stock is lowered by itself. */
const PARTS = `
  CREATE TABLE product_attribute (
    id uuid PRIMARY KEY,
    product_id uuid NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    position smallint NOT NULL,
    name text NOT NULL CHECK (name <> ''),
    kind text NOT NULL DEFAULT 'select' ${oneOf('kind', ATTRIBUTE_KINDS)},
    -- Zeros that staff typed stand for «not counted»; zeros that orders sold down to are counted.
    is_sold_out boolean NOT NULL DEFAULT false
  );
  CREATE UNIQUE INDEX product_attribute_name ON product_attribute (product_id, fold(name));

  CREATE TABLE product_variation (
    id uuid PRIMARY KEY,
    attribute_id uuid NOT NULL REFERENCES product_attribute (id) ON DELETE CASCADE,
    position smallint NOT NULL,
    name text NOT NULL CHECK (name <> ''),
    value text NOT NULL,
    price_kurus bigint NOT NULL DEFAULT 0,
    stock integer NOT NULL DEFAULT 0 CHECK (stock >= 0),
    sku text
  );
  CREATE UNIQUE INDEX product_variation_name ON product_variation (attribute_id, fold(name));

  CREATE TABLE product_picture (
    product_id uuid NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    position smallint NOT NULL,
    picture_id text REFERENCES picture (id),
    source text,
    PRIMARY KEY (product_id, position),
    CHECK (picture_id IS NOT NULL OR source IS NOT NULL)
  );
  CREATE INDEX product_picture_picture ON product_picture (picture_id);
`;

export class CreateProduct1764000300020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SKU_KEY);
    await queryRunner.query(PRODUCT);
    await queryRunner.query(SORTS);
    await queryRunner.query(PARTS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP TABLE product_picture, product_variation, product_attribute, product_slug_history, product',
    );
    await queryRunner.query('DROP FUNCTION sku_key(text)');
  }
}
