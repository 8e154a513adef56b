import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { type Params, useParams } from 'react-router-dom';
import { type Client, useClient } from 'urql';
import { type VariablesOf } from '../../graphql/graphql';
import { Fields } from '../../ui/fields/fields';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { FormSection } from '../../ui/form/form-section';
import { SearchResult, SHOWN_DESCRIPTION, SHOWN_TITLE } from '../../ui/layout/search-result';
import { ScreenTitle } from '../frame/screen-title';
import { prefetch as prefetchQuery } from '../navigation/prefetch';
import { CheckedContent } from './content-check';
import { at, text, words } from './content-field';
import { ContentForm } from './content-form';
import { MAX_ADDRESS, MAX_PARAGRAPHS, MAX_SENTENCE } from './content-limits';
import { contentRecord } from './content-record';
import { sections } from './content-rows';
import { ContentScreen } from './content-screen';
import { ContentTabs } from './content-tabs';
import { PageQuery, RestoreContentMutation, UpdatePageMutation } from './content.query';
import { HeroImage } from './hero-image';
import { NoPage } from './no-page';
import { Placeholders } from './placeholders';
import { SectionRows } from './section-rows';

type PageInput = VariablesOf<typeof UpdatePageMutation>['input']['page'];

const pageRecord = (label: string, key: 'HOME' | 'ABOUT' | 'CONTACT' | 'QUOTE') =>
  contentRecord(
    { label, query: PageQuery, variables: { key, content: key } },
    {
      title: text('Başlık', { most: MAX_SENTENCE }),
      subtitle: text('Alt başlık', { isOptional: true, most: MAX_SENTENCE }),
      description: text('Açıklama', { isOptional: true, most: MAX_PARAGRAPHS }),
      heroImage: text('Kapak görseli', { isOptional: true, isNullable: true, most: MAX_ADDRESS }),
      sections: sections('Bölümler'),
      seoTitle: at(
        'seo.title',
        text('SEO başlığı', { isOptional: true, isNullable: true, most: MAX_SENTENCE }),
      ),
      seoDescription: at(
        'seo.description',
        text('SEO açıklaması', { isOptional: true, isNullable: true, most: MAX_SENTENCE }),
      ),
      seoKeywords: at('seo.keywords', words('Anahtar kelimeler')),
    },
  );

/** A section that staff add is shown as a text of its own; the pages of contact details and of quotes have fixed places only. */
const PAGES = {
  'ana-sayfa': { key: 'HOME', path: '', canAddSections: true, record: pageRecord('Ana Sayfa', 'HOME') },
  hakkimizda: {
    key: 'ABOUT',
    path: 'hakkimizda',
    canAddSections: true,
    record: pageRecord('Hakkımızda', 'ABOUT'),
  },
  iletisim: {
    key: 'CONTACT',
    path: 'iletisim',
    canAddSections: false,
    record: pageRecord('İletişim', 'CONTACT'),
  },
  teklif: {
    key: 'QUOTE',
    path: 'teklif-al',
    canAddSections: false,
    record: pageRecord('Teklif Al', 'QUOTE'),
  },
} as const;

type PageTab = keyof typeof PAGES;

const pageAt = (name: string | undefined) =>
  name !== undefined && name in PAGES ? (name as PageTab) : undefined;

/** A page in sections. */
function PageScreen() {
  const tab = pageAt(useParams().page);
  if (tab === undefined) return <UnknownPage />;
  // Another page is another form.
  return <PageForm key={tab} tab={tab} />;
}

function UnknownPage() {
  return (
    <Stack gap="5">
      <ScreenTitle>Bulunamadı, İçerik</ScreenTitle>
      <ContentTabs current={undefined} />
      <NoPage />
    </Stack>
  );
}

function PageForm({ tab }: { tab: PageTab }) {
  const client = useClient();
  const { key, path, canAddSections, record } = PAGES[tab];
  const { control } = record;
  return (
    <ContentScreen record={record} tab={tab}>
      {(saved) => (
        <ContentForm
          record={record}
          saved={saved}
          target={{ name: key.toLowerCase(), part: 'page' }}
          update={(document, expectedVersion) =>
            client
              .mutation(UpdatePageMutation, { input: { key, expectedVersion, page: document as PageInput } })
              .toPromise()
          }
          restore={(version, expectedVersion) =>
            client.mutation(RestoreContentMutation, { input: { key, version, expectedVersion } }).toPromise()
          }
        >
          <CheckedContent>
            <FormSection title="Başlık">
              <Fields>
                <TextField {...control('title')} autoComplete="off" />
                <TextField {...control('subtitle')} autoComplete="off" />
              </Fields>
              <TextAreaField {...control('description')} rows={3} limit={MAX_PARAGRAPHS} />
            </FormSection>
            <FormSection title="Kapak görseli">
              <HeroImage />
            </FormSection>
            <FormSection
              title="Bölümler"
              reason="Tutamaçla sürükleyin ya da okları kullanın. Boş bölümler gösterilmez."
            >
              <SectionRows canAdd={canAddSections} />
            </FormSection>
            <FormSection title="Arama motorları" reason="Boş olanların yerine sayfanın kendisi kullanılır.">
              <SeoFields path={path} record={record} />
            </FormSection>
            <Placeholders />
          </CheckedContent>
        </ContentForm>
      )}
    </ContentScreen>
  );
}

interface SeoFieldsProps {
  path: string;
  record: Pick<(typeof PAGES)[PageTab]['record'], 'control'>;
}

function SeoFields({ path, record: { control } }: SeoFieldsProps) {
  const [seoTitle, seoDescription, title, description] = useWatch({
    name: ['seoTitle', 'seoDescription', 'title', 'description'],
  }) as string[];
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
      <Stack gap="4">
        <TextField {...control('seoTitle')} limit={SHOWN_TITLE} autoComplete="off" />
        <TextAreaField {...control('seoDescription')} rows={4} limit={SHOWN_DESCRIPTION} />
        <TextField {...control('seoKeywords')} autoComplete="off" hint="Virgülle ayırın." />
      </Stack>
      <SearchResult
        path={path}
        title={seoTitle?.trim() || title?.trim() || 'Sayfanın adı'}
        description={seoDescription?.trim() || description?.trim() || ''}
      />
    </SimpleGrid>
  );
}

export { PageScreen as Component };

export async function prefetch(client: Client, _parameters: URLSearchParams, ids: Readonly<Params>) {
  const tab = pageAt(ids.page);
  if (tab === undefined) return null;
  const { key } = PAGES[tab];
  return prefetchQuery(client, PageQuery, { key, content: key });
}
