import { type Params, useParams } from 'react-router-dom';
import { type Client, useClient, useQuery } from 'urql';
import { type VariablesOf } from '../../../graphql/graphql';
import { useLastData } from '../../../graphql/use-last-data';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { FormSection } from '../../../ui/form/form-section';
import { prefetch as prefetchQuery } from '../../navigation/prefetch';
import { ContentForm } from '../content-form';
import { markdown, text } from '../content-field';
import { MAX_MARKDOWN, MAX_SENTENCE } from '../content-limits';
import { contentRecord } from '../content-record';
import { ContentScreen } from '../content-screen';
import { PageChoice } from './page-choice';
import { TAB_OF_KIND } from './page-kinds';
import { PagePlace } from './page-place';
import { RestoreStaticPageMutation, StaticPageQuery, UpdateStaticPageMutation } from './static-pages.query';
import { MarkdownField } from '../markdown-field';
import { Placeholders } from '../placeholders';

type PageInput = VariablesOf<typeof UpdateStaticPageMutation>['input']['page'];

const staticPageRecord = (label: string, slug: string) =>
  contentRecord(
    { label, query: StaticPageQuery, variables: { slug } },
    {
      title: text('Başlık'),
      summary: text('Özet', { isOptional: true, most: MAX_SENTENCE }),
      markdown: markdown('Metin', MAX_MARKDOWN),
    },
  );

/** A support page or legal text. */
function StaticPageScreen() {
  const { slug = '' } = useParams();
  // Another page is another form.
  return <StaticPageForm key={slug} slug={slug} />;
}

function StaticPageForm({ slug }: { slug: string }) {
  const client = useClient();
  const [{ data: answer }, ask] = useQuery({ query: StaticPageQuery, variables: { slug } });
  const pages = useLastData(answer)?.adminStaticPages ?? [];
  const page = pages.find((one) => one.slug === slug);
  const record = staticPageRecord(page?.title ?? 'Metin', slug);
  const { control } = record;
  return (
    <ContentScreen
      record={record}
      tab={page && TAB_OF_KIND[page.kind]}
      choice={
        page && (
          <>
            <PageChoice pages={pages} kind={page.kind} current={slug} />
            <PagePlace page={page} onConflict={() => ask({ requestPolicy: 'network-only' })} />
          </>
        )
      }
    >
      {(saved) => (
        <ContentForm
          record={record}
          saved={saved}
          target={{ name: `static-page/${slug}`, part: 'staticPage' }}
          update={(document, expectedVersion) =>
            client
              .mutation(UpdateStaticPageMutation, {
                input: { slug, expectedVersion, page: document as PageInput },
              })
              .toPromise()
          }
          restore={(version, expectedVersion) =>
            client
              .mutation(RestoreStaticPageMutation, { input: { slug, version, expectedVersion } })
              .toPromise()
          }
        >
          <FormSection title="Sayfa">
            <TextField {...control('title')} autoComplete="off" />
            <TextAreaField {...control('summary')} rows={2} limit={MAX_SENTENCE} />
          </FormSection>
          <FormSection
            title="Metin"
            {...(page?.kind === 'LEGAL' && {
              reason: 'Siparişlerde kabul edilmiş sürümler değişmez, yeni siparişler yeni sürümü kabul eder.',
            })}
          >
            <MarkdownField name="markdown" label="Metin" limit={MAX_MARKDOWN} />
          </FormSection>
          <Placeholders />
        </ContentForm>
      )}
    </ContentScreen>
  );
}

export { StaticPageScreen as Component };

export const prefetch = (client: Client, _parameters: URLSearchParams, ids: Readonly<Params>) =>
  prefetchQuery(client, StaticPageQuery, { slug: ids.slug ?? '' });
