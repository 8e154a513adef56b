import ExcelJS from 'exceljs';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';
import { addPerson } from '../../testing/people.js';
import { changeUser } from '../../testing/sign-in.js';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});

afterAll(() => api.close());

function download({ cookies, headers }: TestBrowser, variables: object) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const list = encodeURIComponent(JSON.stringify(variables));
  return api.app.inject({ url: `/admin/aktar/kullanicilar?liste=${list}`, headers: { ...headers, cookie } });
}

it('writes the accounts that the list finds, for staff who may see them alone', async () => {
  const irem = await addPerson(api.app, { name: 'İrem Şahin', email: 'irem@firma.example' });
  await changeUser(api, irem, { company: 'Çağrı Isı A.Ş.' });
  await addPerson(api.app, { name: 'Başka Biri' });
  const variables = { filter: { text: 'cagri' }, sort: 'NAME' };
  const response = await download(await api.staff(['users']), variables);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(response.rawPayload as unknown as ArrayBuffer);
  const rows: string[] = [];
  workbook.getWorksheet('Kullanıcılar')?.eachRow((row) => {
    rows.push((row.values as unknown[]).slice(1, 8).join('|'));
  });
  expect(rows).toEqual([
    'Ad Soyad|E-posta|Telefon|Firma|Vergi No|Rol|Durum',
    'İrem Şahin|irem@firma.example||Çağrı Isı A.Ş.||Müşteri|Etkin',
  ]);
  expect((await download(await api.staff(['orders']), variables)).statusCode).toBe(403);
});
