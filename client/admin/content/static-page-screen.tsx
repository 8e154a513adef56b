import { Flex, Link } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { type Params, Link as RouterLink, useParams } from 'react-router-dom';
import { type Client, useClient, useQuery } from 'urql';
import { type VariablesOf } from '../../graphql/graphql';
import { useLastData } from '../../graphql/use-last-data';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { FormSection } from '../../ui/form/form-section';
import { prefetch as prefetchQuery } from '../navigation/prefetch';
import { ContentForm } from './content-form';
import { markdown, text } from './content-field';
import { MAX_MARKDOWN, MAX_SENTENCE } from './content-limits';
import { contentRecord } from './content-record';
import { ContentScreen } from './content-screen';
import { RestoreStaticPageMutation, StaticPageQuery, UpdateStaticPageMutation } from './content.query';
import { MarkdownField } from './markdown-field';
import { Placeholders } from './placeholders';

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
  const [{ data: answer }] = useQuery({ query: StaticPageQuery, variables: { slug } });
  const pages = useLastData(answer)?.adminStaticPages ?? [];
  const page = pages.find((one) => one.slug === slug);
  const record = staticPageRecord(page?.title ?? 'Metin', slug);
  const { control } = record;
  return (
    <ContentScreen
      record={record}
      tab={page && (page.kind === 'LEGAL' ? 'yasal' : 'destek')}
      choice={page && <PageChoice pages={pages.filter(({ kind }) => kind === page.kind)} current={slug} />}
    >
      {(saved) => (
        <ContentForm
          record={record}
          saved={saved}
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
          <FormSection
            title="Sayfa"
            reason={
              <Link href={paths.staticPage(slug)} target="_blank">
                Mağazada gör
                <Icon of={ExternalLink} />
              </Link>
            }
          >
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

interface PageChoiceProps {
  pages: readonly { slug: string; title: string }[];
  current: string;
}

/** The pages of one kind. */
function PageChoice({ pages, current }: PageChoiceProps) {
  return (
    <Flex as="nav" aria-label="Sayfalar" wrap="wrap" gap="2">
      {pages.map(({ slug, title }) => (
        <Link
          key={slug}
          asChild
          variant="plain"
          minHeight="9"
          paddingInline="3"
          borderWidth="1px"
          borderRadius="md"
          borderColor={slug === current ? 'petrol.fg' : 'line'}
          bg={slug === current ? 'petrol.subtle' : 'bg.surface'}
          color={slug === current ? 'petrol.fg' : 'fg'}
        >
          <RouterLink to={paths.adminStaticPage(slug)} aria-current={slug === current ? 'page' : undefined}>
            {title}
          </RouterLink>
        </Link>
      ))}
    </Flex>
  );
}

export { StaticPageScreen as Component };

export const prefetch = (client: Client, _parameters: URLSearchParams, ids: Readonly<Params>) =>
  prefetchQuery(client, StaticPageQuery, { slug: ids.slug ?? '' });
