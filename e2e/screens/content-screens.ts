import { type APIRequestContext } from '@playwright/test';
import { sendGraphql } from '../graphql';
import { main } from '../pages/page';
import { cutOff, openAt, type Screen, screensOf } from './screen';

const CONTENT = '/admin/icerik';

/** Each with a text of its form, its address with placeholders, and what its draft is of. */
const CONTENT_TABS = [
  ['header', 'header', 'Duyuru', 'header'],
  ['footer', 'footer', 'Telif satırı', 'footer'],
  ['hakkimizda', ':page', 'Bölümler', 'about'],
  ['metin/garanti', 'metin/:slug', 'Ön izleme, mağazadaki gibi', 'static-page/garanti'],
] as const;

/** A draft belongs to all staff: what somebody else has written would be merged into what is written now. */
async function discardDraft(request: APIRequestContext, target: string): Promise<void> {
  const { contentDraft: draft } = await sendGraphql<{ contentDraft: { exists: boolean; version: number } }>(
    request,
    'query ($target: String!) { contentDraft(target: $target) { exists version } }',
    { target },
  );
  if (!draft.exists) return;
  await sendGraphql(
    request,
    'mutation ($input: ContentDraftInput!) { discardContentDraft(input: $input) { target } }',
    {
      input: { target, expectedVersion: draft.version },
    },
  );
}

/** Tabs whose controls work at once. */
const OPEN_CONTENT_TABS = [
  ['diger', 'Sayfa ekle'],
  ['sihirbaz', 'Bir üründe deneyin'],
] as const;

const STAFF = screensOf('staff');

export const CONTENT_SCREENS: readonly Screen[] = [
  ...CONTENT_TABS.map(([tab, pattern, label, target]) =>
    STAFF(
      `content, ${tab}`,
      `${CONTENT}/${pattern}`,
      async (stage) => {
        await stage.enter();
        await discardDraft(stage.page.request, target);
        await openAt(stage, `${CONTENT}/${tab}`, label);
        await main(stage.page).getByRole('button', { name: 'Düzenle', exact: true }).click();
      },
      // What is saved, restored or published holds for others, too.
      { spares: /^Kaydet|^Bu hâlini getir|^Yayımla$/ },
    ),
  ),
  ...OPEN_CONTENT_TABS.map(([tab, label]) =>
    STAFF(`content, ${tab}`, `${CONTENT}/${tab}`, (stage) => openAt(stage, `${CONTENT}/${tab}`, label), {
      spares: /^Kaydet|^Bu hâlini getir/,
    }),
  ),
  STAFF('content, unknown page', `${CONTENT}/:page`, (stage) =>
    openAt(stage, `${CONTENT}/yok`, 'Böyle bir sayfa yok'),
  ),
  STAFF(
    'content, failed',
    `${CONTENT}/header`,
    async (stage) => {
      await cutOff(stage.page, 'AdminHeader');
      await openAt(stage, `${CONTENT}/header`, 'İçerik yüklenemedi');
    },
    { isCutOff: true },
  ),
];
