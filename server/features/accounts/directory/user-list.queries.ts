import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import type { ListPage } from '../../../kernel/listing/list-page.js';
import { ListQuery } from '../../../kernel/listing/list-query.js';
import type { Slice } from '../../../kernel/listing/list.args.js';
import { asc, desc } from '../../../kernel/listing/sorting.js';
import { asTyped } from '../../../kernel/input/code-text.js';
import { fold } from '../../../kernel/turkish/fold.js';
import type { ListNeighbors } from '../../../kernel/listing/list-neighbors.type.js';
import { User } from '../users/user.entity.js';
import type { AdminUserFilter, UserSort } from './user-list.input.js';

/** A company of more people is found in the list. */
const MAX_COLLEAGUES = 50;
/** The twin of the expression of `search_text`. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

interface ListRequest {
  filter?: AdminUserFilter | null;
  sort: UserSort;
}

interface ResolvedFilter extends Omit<AdminUserFilter, 'text'> {
  words?: string[] | null;
}

const USERS = new ListQuery<{ id: string }, ResolvedFilter, UserSort>({
  columns: 'id',
  from: 'users',
  key: 'id',
  conditions: {
    words: (words, bind) =>
      words.length === 0
        ? // Signs alone are the words of nothing.
          'FALSE'
        : words.map((word) => `search_text LIKE ${bind(`%${word}%`)}`).join(' AND '),
    role: (role) => (role === 'customer' ? "role = 'customer'" : "role <> 'customer'"),
    isActive: (isActive) => (isActive ? 'is_active' : 'NOT is_active'),
    createdFrom: (time, bind) => `created_at >= ${bind(time)}`,
    createdBefore: (time, bind) => `created_at < ${bind(time)}`,
  },
  sorts: {
    newest: [desc('created_at'), asc('id')],
    oldest: [asc('created_at'), desc('id')],
    name: [asc('name COLLATE "tr-x-icu"'), asc('id')],
  },
});

/** The words somebody searches for, which an account has to have all. */
export const searchedUserWords = (text: string): string[] => [
  ...new Set(
    fold(asTyped(text))
      .split(/\s+/)
      .map((word) => word.replace(PUNCTUATION, ''))
      .filter((word) => word !== ''),
  ),
];

/** The list of all accounts, as staff see it. */
@Injectable()
export class UserListQueries {
  constructor(private readonly dataSource: DataSource) {}

  async page({ filter, sort, ...slice }: ListRequest & Slice): Promise<ListPage<User>> {
    const page = await USERS.page(this.dataSource, { filter: resolve(filter), sort, ...slice });
    return { ...page, items: await this.listed(page.items) };
  }

  async neighbors({ id, filter, sort }: ListRequest & { id: string }): Promise<ListNeighbors> {
    const list = { filter: resolve(filter), sort, id };
    const { previous, next, ...place } = await USERS.neighbors(this.dataSource, list);
    return { previousId: previous?.id ?? null, nextId: next?.id ?? null, ...place };
  }

  /** From beginning to end, some at a time: the rows of an export. */
  async *whole({ filter, sort }: ListRequest): AsyncGenerator<readonly User[]> {
    for await (const rows of USERS.whole(this.dataSource, { filter: resolve(filter), sort })) {
      yield this.listed(rows);
    }
  }

  /** Others who buy for the same company, by its tax number; those who joined first come first. */
  colleaguesOf({ id, taxNumber }: Pick<User, 'id' | 'taxNumber'>): Promise<User[]> {
    if (taxNumber === null) return Promise.resolve([]);
    return this.dataSource.manager.find(User, {
      where: { taxNumber, id: Not(id) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: MAX_COLLEAGUES,
    });
  }

  private async listed(rows: readonly { id: string }[]): Promise<User[]> {
    const ids = rows.map(({ id }) => id);
    const users = await this.dataSource.manager.findBy(User, { id: In(ids) });
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

function resolve(filter: AdminUserFilter | null | undefined): ResolvedFilter {
  const { text, ...others } = filter ?? {};
  return { ...others, words: text?.trim() ? searchedUserWords(text) : null };
}
