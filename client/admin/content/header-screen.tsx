import { type Client, useClient } from 'urql';
import { SwitchField } from '../../ui/choices/switch-field';
import { Fields } from '../../ui/fields/fields';
import { TextField } from '../../ui/fields/text-field';
import { FormSection } from '../../ui/form/form-section';
import { type VariablesOf } from '../../graphql/graphql';
import { prefetch as prefetchQuery } from '../navigation/prefetch';
import { CheckedContent } from './content-check';
import { at, emailProblem, flag, text } from './content-field';
import { ContentForm } from './content-form';
import { MAX_SENTENCE } from './content-limits';
import { contentRecord } from './content-record';
import { links } from './content-rows';
import { ContentScreen } from './content-screen';
import { HeaderQuery, RestoreContentMutation, UpdateHeaderMutation } from './content.query';
import { type DraftTarget } from './drafts/use-content-draft';
import { LinkRows } from './link-rows';
import { Placeholders } from './placeholders';

type HeaderInput = VariablesOf<typeof UpdateHeaderMutation>['input']['header'];

export const HEADER = contentRecord(
  { label: 'Header', query: HeaderQuery },
  {
    logoText: at('logo.text', text('Üst satır')),
    logoSubtext: at('logo.subtext', text('Alt satır', { isOptional: true })),
    isBarShown: at('topBar.enabled', flag('Üst bar')),
    phone: at('topBar.phone', text('Telefon', { isOptional: true, isNullable: true })),
    email: at(
      'topBar.email',
      text('E-posta', { isOptional: true, isNullable: true, problemOf: emailProblem }),
    ),
    announcement: at('topBar.announcement', text('Duyuru', { isOptional: true, most: MAX_SENTENCE })),
    navigation: links('Menü'),
  },
);

const TARGET: DraftTarget = { name: 'header', part: 'header' };

/** What stands above every page: logo, top bar, menu. */
function HeaderScreen() {
  const client = useClient();
  const { control } = HEADER;
  return (
    <ContentScreen record={HEADER} tab="header">
      {(saved) => (
        <ContentForm
          record={HEADER}
          saved={saved}
          target={TARGET}
          update={(document, expectedVersion) =>
            client
              .mutation(UpdateHeaderMutation, { input: { expectedVersion, header: document as HeaderInput } })
              .toPromise()
          }
          restore={(version, expectedVersion) =>
            client
              .mutation(RestoreContentMutation, { input: { key: 'HEADER', version, expectedVersion } })
              .toPromise()
          }
        >
          <CheckedContent>
            <FormSection title="Logo" reason="Her sayfanın başında, iki satır.">
              <Fields>
                <TextField {...control('logoText')} autoComplete="off" />
                <TextField {...control('logoSubtext')} autoComplete="off" />
              </Fields>
            </FormSection>
            <FormSection title="Üst bar" reason="Başlığın üstündeki ince şerit.">
              <SwitchField name="isBarShown" label="Üst bar" hint="Kapalıyken şerit hiç gösterilmez." />
              <Fields>
                <TextField {...control('phone')} autoComplete="off" hint="Boşsa ayarlardaki telefon." />
                <TextField {...control('email')} autoComplete="off" hint="Boşsa ayarlardaki e-posta." />
              </Fields>
              <TextField
                {...control('announcement')}
                autoComplete="off"
                hint="Bir cümle. Boşsa duyuru gösterilmez."
              />
            </FormSection>
            <FormSection title="Menü" reason="Tutamaçla sürükleyin ya da okları kullanın.">
              <LinkRows name="navigation" label="Menü" />
            </FormSection>
            <Placeholders />
          </CheckedContent>
        </ContentForm>
      )}
    </ContentScreen>
  );
}

export { HeaderScreen as Component };

export const prefetch = (client: Client) => prefetchQuery(client, HeaderQuery, {});
