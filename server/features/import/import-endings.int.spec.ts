import { type ImportShop, openImportShopForEachTest } from '../../testing/import-shop.js';

let shop: ImportShop;

openImportShopForEachTest((opened) => (shop = opened));

const SHEETS = {
  Kategoriler: [
    ['Kategori_Adi', 'Aciklama'],
    ['Pompalar', 'x'],
  ],
  Urunler: [
    ['Urun_Adi', 'Kategori', 'Fiyat', 'SKU'],
    ['Pompa', 'Pompalar', 5, 'P-1'],
  ],
};

const lastJob = async (kind: string): Promise<string> => {
  const [job] = await shop.read<{ id: string }>(
    'SELECT id FROM job WHERE kind = $1 ORDER BY id DESC LIMIT 1',
    [kind],
  );
  return job?.id ?? '';
};

const ended = async () =>
  (await shop.read(`SELECT DISTINCT id FROM outbox WHERE fact = 'ImportFinished'`)).length;

/** As if its worker had been killed behind its last chunk, before the end of the job was stored. */
async function runAgain(kind: string): Promise<void> {
  const id = await lastJob(kind);
  await shop.read(`UPDATE job SET status = 'waiting', finished_at = NULL WHERE id = $1`, [id]);
  await shop.runJob(id);
}

describe('a job that runs again behind its last chunk', () => {
  it('leaves an import that is being applied meanwhile as it is, when it compared it', async () => {
    const { id } = await shop.planSheets(SHEETS);
    await shop.beginApplying(id);
    const applying = await shop.run(id);
    await runAgain('import-plan');
    expect(await shop.run(id)).toEqual(applying);
    expect(await shop.carriedOut(id)).toMatchObject({ status: 'applied' });
  });

  it('leaves an import that is compared anew as it is, also when it is cancelled then', async () => {
    const { id } = await shop.planSheets(SHEETS);
    const planned = await lastJob('import-plan');
    await shop.preview(id);
    const planning = await shop.run(id);
    await shop.read(
      `UPDATE job SET status = 'waiting', finished_at = NULL, cancel_requested_at = now() WHERE id = $1`,
      [planned],
    );
    await shop.runJob(planned);
    expect(await shop.run(id)).toEqual(planning);
  });

  it('ends an import that it applied only once', async () => {
    const { run } = await shop.importSheets(SHEETS);
    const ends = await ended();
    await runAgain('import-apply');
    expect(await ended()).toBe(ends);
    expect(await shop.run(run.id)).toEqual(run);
  });

  it('ends an import that it took back only once', async () => {
    const { run } = await shop.importSheets(SHEETS);
    const undone = await shop.undo(run.id);
    const ends = await ended();
    await runAgain('import-undo');
    expect(await ended()).toBe(ends);
    expect(await shop.run(run.id)).toEqual(undone);
  });
});
