import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import { Clock } from '../../kernel/clock/clock.js';
import { generateToken } from '../../kernel/keys/secret-token.js';
import { MAX_QUANTITY } from '../../kernel/money/money.js';
import { beginningOf } from '../../kernel/spreadsheet/clean-text.js';
import { RateLimits } from '../../kernel/rate-limit/rate-limits.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import type { StreamedSheet } from '../../kernel/spreadsheet/workbook.stream.js';
import { CatalogQueries, type Product } from '../catalog/index.js';
import { readFile } from './list.file.js';
import { ListMatcher } from './list-matcher.js';
import type { StoredLine } from './list.matching.js';
import { resultSheet } from './list.sheet.js';
import { readLines, type ReadList, rowsOfText } from './list.rows.js';
import { LIFE_DAYS, LISTS_OF_ADDRESS, MAX_LINES } from './material-list.limits.js';
import { browserHashOf, isOwn, ownerOf } from './material-list.owner.js';
import {
  insertMaterialList,
  lockMaterialList,
  type MaterialListRow,
  readMaterialList,
  saveMaterialList,
} from './material-list.queries.js';
import { materialListEmpty, materialListTooLong } from './material-list.refusals.js';

const DAY_MS = 86_400_000;
const MAX_FILE_NAME = 120;

/** What a buyer changes of a line; what is left out stays. */
export interface LineChange {
  /** One of its candidates; null for none of them. */
  productId?: string | null;
  quantity?: number | null;
}

interface ReadSource extends ReadList {
  fileName: string | null;
  sheet: string | null;
  rowCount: number;
}

/** Lists that buyers paste or upload, matched with the catalog. A list of somebody else is as unknown as one that never was. */
@Injectable()
export class MaterialListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly matcher: ListMatcher,
    private readonly catalog: CatalogQueries,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws RATE_LIMITED, MATERIAL_LIST_EMPTY, MATERIAL_LIST_TOO_LONG, SERVICE_BUSY */
  async fromText(context: RequestContext, text: string): Promise<MaterialListRow> {
    await this.limits.takeAt(LISTS_OF_ADDRESS, context.address);
    const rows = rowsOfText(text);
    return this.create(context, { ...readLines(rows), fileName: null, sheet: null, rowCount: rows.length });
  }

  /** @throws SPREADSHEET_…, and what `fromText` throws */
  async fromFile(context: RequestContext, content: Readable, name: string): Promise<MaterialListRow> {
    await this.limits.takeAt(LISTS_OF_ADDRESS, context.address);
    const fileName = beginningOf(name.replace(/[\p{C}\\/]/gu, ' ').trim(), MAX_FILE_NAME) || null;
    return this.create(context, { ...(await readFile(content)), fileName });
  }

  async find(context: RequestContext, id: string): Promise<MaterialListRow | null> {
    const row = await readMaterialList(this.dataSource.manager, id, this.clock.now());
    return row && isOwn(row, context) ? row : null;
  }

  /**
   * Matches the list with the catalog of today; what was chosen stays chosen where it still is a candidate.
   *
   * @throws NOT_FOUND, RATE_LIMITED, SERVICE_BUSY
   */
  async rematch(context: RequestContext, id: string): Promise<MaterialListRow> {
    const known = await this.find(context, id);
    if (!known) throw notFound();
    await this.limits.takeAt(LISTS_OF_ADDRESS, context.address);
    const lines = await this.matcher.match(known.source, context.actor);
    return this.change(context, id, (row) => {
      const chosen = new Map(row.lines.map((line) => [line.rows[0]?.row, line.productId]));
      const kept = lines.map((line) => {
        const productId = chosen.get(line.rows[0]?.row) ?? null;
        const isKept = line.status === 'choose' && line.candidates.some((one) => one.productId === productId);
        return isKept ? { ...line, productId } : line;
      });
      return { lines: kept, matchedAt: this.clock.now() };
    });
  }

  /** @throws NOT_FOUND, also for a product that is no candidate of the line */
  async changeLine(
    context: RequestContext,
    id: string,
    place: number,
    { productId, quantity }: LineChange,
  ): Promise<MaterialListRow> {
    const minimum = productId ? await this.minimumOf(productId) : null;
    return this.change(context, id, (row) => {
      const line = row.lines[place];
      if (!line) throw notFound();
      const isKnown = !productId || line.candidates.some((one) => one.productId === productId);
      if (!isKnown || (productId && minimum === null)) throw notFound();
      const changed: StoredLine = {
        ...line,
        ...(productId !== undefined && { productId }),
        ...(productId && { quantity: Math.max(line.askedQuantity, minimum ?? 1) }),
        ...(productId === null && { quantity: line.askedQuantity }),
        ...(quantity && { quantity: Math.min(Math.max(quantity, 1), MAX_QUANTITY) }),
      };
      return { lines: row.lines.with(place, changed), matchedAt: row.matchedAt };
    });
  }

  /** What the products of a list are by now. */
  async productsOf({ lines }: MaterialListRow): Promise<Map<string, Product>> {
    const ids = lines.flatMap(({ candidates }) => candidates.map(({ productId }) => productId));
    const products = await this.catalog.productsById([...new Set(ids)]);
    return new Map(products.map((product) => [product.id, product]));
  }

  /** The list with what is found for it, as a spreadsheet; null for a list of somebody else. */
  async resultSheet(context: RequestContext, id: string): Promise<StreamedSheet | null> {
    const row = await this.find(context, id);
    return row && resultSheet(row.lines, await this.productsOf(row));
  }

  private async create(context: RequestContext, source: ReadSource): Promise<MaterialListRow> {
    if (source.lines.length === 0) throw materialListEmpty();
    if (source.lines.length > MAX_LINES) {
      throw materialListTooLong({ maximum: MAX_LINES, found: source.lines.length });
    }
    const lines = await this.matcher.match(source.lines, context.actor);
    const now = this.clock.now();
    // The cookie is set anew, so that it lives as long as the list.
    if (context.actor.kind !== 'customer') context.setGuestCookie(context.guestToken ?? generateToken());
    const row: MaterialListRow = {
      id: generateToken(),
      owner: ownerOf(context) ?? '',
      browserHash: browserHashOf(context),
      fileName: source.fileName,
      sheetName: source.sheet,
      rowCount: source.rowCount,
      skippedCount: source.skipped.length,
      skippedRows: source.skipped,
      source: source.lines,
      lines,
      createdAt: now,
      matchedAt: now,
      expiresAt: new Date(now.getTime() + LIFE_DAYS * DAY_MS),
    };
    await insertMaterialList(this.dataSource.manager, row);
    return row;
  }

  private change(
    context: RequestContext,
    id: string,
    apply: (row: MaterialListRow) => Pick<MaterialListRow, 'lines' | 'matchedAt'>,
  ): Promise<MaterialListRow> {
    return this.dataSource.transaction(async (transaction) => {
      const row = await lockMaterialList(transaction, id, this.clock.now());
      if (!row || !isOwn(row, context)) throw notFound();
      const changed = { ...row, ...apply(row), owner: ownerOf(context) ?? row.owner };
      await saveMaterialList(transaction, changed);
      return changed;
    });
  }

  private async minimumOf(productId: string): Promise<number | null> {
    const [product] = await this.catalog.productsById([productId]);
    return product?.minOrderQuantity ?? null;
  }
}
