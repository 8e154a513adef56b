import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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

type Rows = AsyncGenerator<StreamedCell[][]>;

/** Writes the catalog into the spreadsheet that the import reads. */
@Injectable()
export class CatalogExport {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * All categories and products but the archived ones, in the sheets of the template. Read page by page as the file is taken: between
   * two pages no connection is held, and what is saved meanwhile may be in the sheets that are not written yet.
   */
  file(): AsyncGenerator<Buffer> {
    return streamWorkbook(
      this.sheet('categories', this.categoryRows()),
      this.sheet('products', this.productRows()),
      this.sheet('specs', this.detailRows(specRows)),
      this.sheet('variations', this.detailRows(variationRows)),
    );
  }

  private sheet(kind: SheetKind, rows: Rows): StreamedSheet {
    const { title, columns }: { title: string; columns: readonly Column[] } = CATALOG_SHEETS[kind];
    const described = columns.map((column) => ({
      header: column.header,
      isRequired: column.isRequired ?? false,
      widthCharacters: columnWidth(column),
    }));
    return { name: title, columns: described, rows };
  }

  private async *categoryRows(): Rows {
    const categories = await readCategories(this.dataSource.manager);
    const texts = new CategoryTexts(categories);
    yield categories.filter(({ isArchived }) => !isArchived).map((category) => categoryRow(category, texts));
  }

  private async *productRows(): Rows {
    const texts = new CategoryTexts(await readCategories(this.dataSource.manager));
    for await (const products of this.pages()) yield products.map((product) => productRow(product, texts));
  }

  private async *detailRows(rowsOf: (product: ProductSnapshot) => StreamedCell[][]): Rows {
    for await (const products of this.pages()) {
      const rows = products.flatMap(rowsOf);
      if (rows.length > 0) yield rows;
    }
  }

  private async *pages(): AsyncGenerator<ProductSnapshot[]> {
    let last: string | undefined = NIL;
    while (last !== undefined) {
      const page = await readProductsAfter(this.dataSource.manager, last, PAGE);
      if (page.length > 0) yield page;
      last = page.at(-1)?.id;
    }
  }
}
