import { DataSource } from 'typeorm';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { changeSettings } from '../../testing/records.js';
import { SettingsService } from './settings.service.js';

const OPTIONS = '{ checkoutOptions { bankAccounts { iban } } }';

const ibansOf = async (api: TestApi) => {
  const { checkoutOptions } = await api
    .browser()
    .ask<{ checkoutOptions: { bankAccounts: { iban: string }[] } }>(OPTIONS);
  return checkoutOptions.bankAccounts.map(({ iban }) => iban);
};

it('gives a production shop no bank accounts until staff enter some', async () => {
  const api = await openTestApi();
  expect(await ibansOf(api)).toEqual([]);
  await api.close();
});

it('gives a demo bank accounts until staff change them', async () => {
  const first = await openTestApi({ environment: { DEMO: '1' } });
  await first.app.get(DataVersions).refresh();
  expect(await ibansOf(first)).toHaveLength(2);
  await changeSettings(first.app.get(DataSource), first.app.get(SettingsService), { bankAccounts: [] });
  const again = await openTestApi({ environment: { DEMO: '1', DATABASE_URL: first.databaseUrl } });
  expect(await ibansOf(again)).toEqual([]);
  await again.close();
  await first.close();
});
