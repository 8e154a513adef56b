import { Injectable } from '@nestjs/common';
import { wallTime } from '../../../kernel/clock/istanbul.js';
import type { ExportColumn, ListExport } from '../../../kernel/exports/list-export.js';
import type { User } from '../users/user.entity.js';
import { AdminUsersArgs } from './user-list.input.js';
import { UserListQueries } from './user-list.queries.js';

const COLUMNS: readonly ExportColumn<User>[] = [
  { header: 'Ad Soyad', widthCharacters: 26, cell: ({ name }) => name },
  { header: 'E-posta', widthCharacters: 30, cell: ({ email }) => email },
  { header: 'Telefon', widthCharacters: 18, cell: ({ phone }) => phone },
  { header: 'Firma', widthCharacters: 30, cell: ({ company }) => company },
  { header: 'Vergi No', widthCharacters: 14, cell: ({ taxNumber }) => taxNumber },
  { header: 'Rol', widthCharacters: 10, cell: ({ isStaff }) => (isStaff ? 'Admin' : 'Müşteri') },
  { header: 'Durum', widthCharacters: 10, cell: ({ isActive }) => (isActive ? 'Etkin' : 'Pasif') },
  { header: 'Kayıt', widthCharacters: 17, cell: ({ createdAt }) => ({ dateTime: wallTime(createdAt) }) },
];

/** The list of all accounts as a spreadsheet. */
@Injectable()
export class UsersExport implements ListExport<AdminUsersArgs, User> {
  readonly name = 'kullanicilar';
  readonly query = 'adminUsers';
  readonly args = AdminUsersArgs;
  readonly permission = 'users';
  readonly recordedAs = 'user-export';
  readonly fileName = 'Kullanicilar';
  readonly sheetName = 'Kullanıcılar';
  readonly columns = COLUMNS;

  constructor(private readonly list: UserListQueries) {}

  rows(request: AdminUsersArgs): AsyncGenerator<readonly User[]> {
    return this.list.whole(request);
  }
}
