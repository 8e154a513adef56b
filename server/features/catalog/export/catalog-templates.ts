import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readCategories } from '../records/category.reader.js';
import { catalogTemplate } from '../sheet/catalog.template.js';
import { CategoryTexts } from './category.texts.js';

/** The template as it is handed out: its category columns offer the categories that the shop has. */
@Injectable()
export class CatalogTemplates {
  constructor(private readonly dataSource: DataSource) {}

  async write(): Promise<Buffer> {
    const all = await readCategories(this.dataSource);
    const texts = new CategoryTexts(all);
    const live = all.filter(({ isArchived }) => !isArchived);
    const main = live.filter(({ parentId }) => parentId === null);
    return catalogTemplate({
      categories: live.map(({ id }) => texts.of(id)),
      mainCategories: main.map(({ name }) => name),
    });
  }
}
