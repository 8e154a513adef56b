import { type Client, useClient } from 'urql';
import { type VariablesOf } from '../../graphql/graphql';
import { Fields } from '../../ui/fields/fields';
import { LineRows } from '../../ui/fields/line-rows';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { FormSection } from '../../ui/form/form-section';
import { prefetch as prefetchQuery } from '../navigation/prefetch';
import { CheckedContent } from './content-check';
import { addressProblem, at, emailProblem, lines, text } from './content-field';
import { ContentForm } from './content-form';
import { MAX_ADDRESS, MAX_SENTENCE } from './content-limits';
import { contentRecord } from './content-record';
import { links } from './content-rows';
import { ContentScreen } from './content-screen';
import { FooterQuery, RestoreContentMutation, UpdateFooterMutation } from './content.query';
import { type DraftTarget } from './drafts/use-content-draft';
import { LinkRows } from './link-rows';
import { Placeholders } from './placeholders';

type FooterInput = VariablesOf<typeof UpdateFooterMutation>['input']['footer'];

const profile = (network: string) =>
  at(
    `social.${network.toLowerCase()}`,
    text(network, { isOptional: true, isNullable: true, most: MAX_ADDRESS, problemOf: addressProblem }),
  );

export const FOOTER = contentRecord(
  { label: 'Footer', query: FooterQuery },
  {
    logoText: at('logo.text', text('Üst satır')),
    logoSubtext: at('logo.subtext', text('Alt satır', { isOptional: true })),
    description: text('Açıklama', { isOptional: true, most: MAX_SENTENCE }),
    address: at('contact.address', text('Adres', { isOptional: true, isNullable: true, most: MAX_SENTENCE })),
    phones: at('contact.phones', lines('Telefonlar', {})),
    emails: at('contact.emails', lines('E-postalar', { problemOf: emailProblem })),
    facebook: profile('Facebook'),
    twitter: profile('Twitter'),
    instagram: profile('Instagram'),
    linkedin: profile('Linkedin'),
    quickLinks: links('Müşteri hizmetleri bağlantıları'),
    legalLinks: links('Yasal bağlantılar'),
    copyright: text('Telif satırı', { isOptional: true, most: MAX_SENTENCE }),
  },
);

const TARGET: DraftTarget = { name: 'footer', part: 'footer' };

/** What stands below every page: what the shop is, how it is reached, links. */
function FooterScreen() {
  const client = useClient();
  const { control } = FOOTER;
  return (
    <ContentScreen record={FOOTER} tab="footer">
      {(saved) => (
        <ContentForm
          record={FOOTER}
          saved={saved}
          target={TARGET}
          update={(document, expectedVersion) =>
            client
              .mutation(UpdateFooterMutation, { input: { expectedVersion, footer: document as FooterInput } })
              .toPromise()
          }
          restore={(version, expectedVersion) =>
            client
              .mutation(RestoreContentMutation, { input: { key: 'FOOTER', version, expectedVersion } })
              .toPromise()
          }
        >
          <CheckedContent>
            <FormSection title="Logo ve açıklama">
              <Fields>
                <TextField {...control('logoText')} autoComplete="off" />
                <TextField {...control('logoSubtext')} autoComplete="off" />
              </Fields>
              <TextAreaField {...control('description')} rows={3} limit={MAX_SENTENCE} />
              <TextField {...control('copyright')} autoComplete="off" hint="Sayfanın son satırı." />
            </FormSection>
            <FormSection title="İletişim" reason="Boş bırakılanların yerine ayarlardakiler gösterilir.">
              <TextField {...control('address')} autoComplete="off" />
              <LineRows name="phones" label="Telefonlar" one="Telefon" inputMode="tel" />
              <LineRows name="emails" label="E-postalar" one="E-posta" inputMode="email" />
            </FormSection>
            <FormSection title="Sosyal medya" reason="Boş olanların simgesi gösterilmez.">
              <Fields>
                {(['facebook', 'twitter', 'instagram', 'linkedin'] as const).map((name) => (
                  <TextField
                    key={name}
                    {...control(name)}
                    autoComplete="off"
                    inputMode="url"
                    placeholder="https://…"
                  />
                ))}
              </Fields>
            </FormSection>
            <FormSection title="Müşteri hizmetleri" reason="Tutamaçla sürükleyin ya da okları kullanın.">
              <LinkRows name="quickLinks" label="Müşteri hizmetleri bağlantıları" />
            </FormSection>
            <FormSection title="Yasal bağlantılar">
              <LinkRows name="legalLinks" label="Yasal bağlantılar" />
            </FormSection>
            <Placeholders />
          </CheckedContent>
        </ContentForm>
      )}
    </ContentScreen>
  );
}

export { FooterScreen as Component };

export const prefetch = (client: Client) => prefetchQuery(client, FooterQuery, {});
