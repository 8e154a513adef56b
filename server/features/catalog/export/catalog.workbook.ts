import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NIL } from 'uuid';
import {
  type StreamedCell,
  type StreamedSheet,
  streamWorkbook,
} from '../../../kernel/spreadsheet/workbook.stream.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import { CATALOG_SHEETS, type SheetKind } from '../sheet/catalog.columns.js';
import { type Column, columnWidth } from '../sheet/column.js';
import { readCategories } from '../records/category.reader.js';
import { readProductsAfter } from '../records/product.reader.js';
import { categoryRow, productRow, specRows, variationRows } from './catalog.cells.js';
import { CategoryTexts } from './category.texts.js';

/** So few that other requests need not wait for a page to be written. */
const PAGE = 200;

/** Counted over all sheets. */
const ROWS = `
  SELECT (SELECT count(*) FROM category WHERE archived_at IS NULL) AS categories,
    count(*) AS products, coalesce(sum(jsonb_array_length(technical_specs)), 0)::bigint AS specs,
    (SELECT count(*) FROM product_variation AS v JOIN product_attribute AS a ON a.id = v.attribute_id
     JOIN product AS p ON p.id = a.product_id WHERE p.archived_at IS NULL) AS variations
  FROM product WHERE archived_at IS NULL`;

type Reader = Pick<EntityManager, 'query'>;

type Rows = AsyncGenerator<StreamedCell[][]>;

export interface CatalogRowCounts {
  categories: number;
  products: number;
  specs: number;
  variations: number;
}

interface WrittenBy {
  /** Read of its own connections, unless one is given: that of a snapshot. */
  reader?: Reader;
  /** Called with the number of rows before some are written; an error of it ends the file. */
  onRows?: (rows: number) => void | Promise<void>;
}

/** Writes the catalog into the spreadsheet that the import reads. */
@Injectable()
export class CatalogWorkbook {
  constructor(private readonly dataSource: DataSource) {}

  async count(reader: Reader): Promise<CatalogRowCounts> {
    const [counts] = await reader.query<[CatalogRowCounts]>(ROWS);
    return counts;
  }

  /**
   * All categories and products but the archived ones, in the sheets of the template. Read page by page as the file is taken: between
   * two pages no connection is held, and what is saved meanwhile may be in the sheets that are not written yet.
   */
  file({ reader = this.dataSource.manager, onRows }: WrittenBy = {}): AsyncGenerator<Buffer> {
    const sheet = (kind: SheetKind, rows: Rows) => sheetOf(kind, counted(rows, onRows));
    return streamWorkbook(
      sheet('categories', categoryRows(reader)),
      sheet('products', productRows(reader)),
      sheet('specs', detailRows(reader, specRows)),
      sheet('variations', detailRows(reader, variationRows)),
    );
  }
}

function sheetOf(kind: SheetKind, rows: Rows): StreamedSheet {
  const { title, columns }: { title: string; columns: readonly Column[] } = CATALOG_SHEETS[kind];
  const described = columns.map((column) => ({
    header: column.header,
    isRequired: column.isRequired ?? false,
    widthCharacters: columnWidth(column),
  }));
  return { name: title, columns: described, rows };
}

async function* counted(rows: Rows, onRows: WrittenBy['onRows']): Rows {
  for await (const some of rows) {
    await onRows?.(some.length);
    yield some;
  }
}

async function* categoryRows(reader: Reader): Rows {
  const categories = await readCategories(reader);
  const texts = new CategoryTexts(categories);
  yield categories.filter(({ isArchived }) => !isArchived).map((category) => categoryRow(category, texts));
}

async function* productRows(reader: Reader): Rows {
  const texts = new CategoryTexts(await readCategories(reader));
  for await (const products of pages(reader)) yield products.map((product) => productRow(product, texts));
}

async function* detailRows(reader: Reader, rowsOf: (product: ProductSnapshot) => StreamedCell[][]): Rows {
  for await (const products of pages(reader)) {
    const rows = products.flatMap(rowsOf);
    if (rows.length > 0) yield rows;
  }
}

async function* pages(reader: Reader): AsyncGenerator<ProductSnapshot[]> {
  let last: string | undefined = NIL;
  while (last !== undefined) {
    const page = await readProductsAfter(reader, last, PAGE);
    if (page.length > 0) yield page;
    last = page.at(-1)?.id;
  }
}
