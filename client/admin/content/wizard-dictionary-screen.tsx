import { Text } from '@chakra-ui/react';
import { type Client, useClient } from 'urql';
import { type ResultOf, type VariablesOf } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { WIZARD_LABELS } from '../../shop/wizard-labels';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { FormSection } from '../../ui/form/form-section';
import { prefetch as prefetchQuery } from '../navigation/prefetch';
import { RecordForm } from '../record/record-form';
import { useRecord } from '../record/use-record';
import { at, words } from './content-field';
import { ContentHistory } from './content-history';
import { contentRecord } from './content-record';
import { ContentScreen } from './content-screen';
import {
  RestoreContentMutation,
  UpdateWizardDictionaryMutation,
  WizardDictionaryQuery,
} from './content.query';
import { WizardTrial } from './wizard-trial';
import { WizardUsage } from './wizard-usage';

type Data = ResultOf<typeof WizardDictionaryQuery>;
type DictionaryInput = VariablesOf<typeof UpdateWizardDictionaryMutation>['input']['dictionary'];
type Stored = Data['document'];

const GROUPS = [
  { title: 'Uygulamalar', labels: WIZARD_LABELS.application, where: 'Ürünün kullanım alanlarında aranır.' },
  {
    title: 'Malzemeler',
    labels: WIZARD_LABELS.materials,
    where: 'Teknik değerlerde, özelliklerde ve adda aranır.',
  },
  {
    title: 'Özellikler',
    labels: WIZARD_LABELS.features,
    where: 'Ürünün özelliklerinde ve belgelerinde aranır.',
  },
] as const;

const LABELS = Object.assign({}, ...GROUPS.map(({ labels }) => labels)) as Record<string, string>;

/** The words of an answer under its code, as the form has them. */
const byCode = ({ keywords, version }: Stored) => ({
  version,
  keywords: Object.fromEntries(keywords.map((entry) => [entry.id, entry.terms])),
});

const RECORD = contentRecord(
  { label: 'Sihirbaz', query: WizardDictionaryQuery },
  Object.fromEntries(
    Object.entries(LABELS).map(([code, label]) => [code, at(`keywords.${code}`, words(label))]),
  ),
);

const WIZARD_DICTIONARY: typeof RECORD = {
  ...RECORD,
  read: (data) => {
    const { document, history } = data as Data;
    const changes = history.map((change) => ({
      ...change,
      changes: change.changes.map((one) => ({ ...one, field: one.field.replace(/\.terms$/, '') })),
    }));
    return RECORD.read({ document: byCode(document), history: changes });
  },
  valuesOf: (document) => RECORD.valuesOf(byCode(document as Stored)),
  documentOf: (values) => {
    const { keywords } = RECORD.documentOf(values) as { keywords: Record<string, string[]> };
    return { keywords: Object.entries(keywords).map(([id, listed]) => ({ id, terms: listed })) };
  },
};

/** The words by which the product wizard knows what a product fits, a product to try them on, and what was answered. */
function WizardDictionaryScreen() {
  return (
    <ContentScreen record={WIZARD_DICTIONARY} tab="sihirbaz">
      {(saved) => (
        <>
          <DictionaryForm saved={saved} />
          <WizardTrial />
          <WizardUsage />
        </>
      )}
    </ContentScreen>
  );
}

function DictionaryForm({ saved }: { saved: NonNullable<ReturnType<typeof WIZARD_DICTIONARY.read>> }) {
  const client = useClient();
  const state = useRecord(WIZARD_DICTIONARY, saved, async (values, expectedVersion) => {
    const dictionary = WIZARD_DICTIONARY.documentOf(values) as DictionaryInput;
    const input = { expectedVersion, dictionary };
    const { data, error } = await client.mutation(UpdateWizardDictionaryMutation, { input }).toPromise();
    if (error) return { errors: WIZARD_DICTIONARY.errorsOf(refusalOf(error)) };
    return data ? { saved: WIZARD_DICTIONARY.valuesOf(data.document) } : { errors: {} };
  });
  return (
    <>
      <RecordForm record={WIZARD_DICTIONARY} state={state} isLong>
        {GROUPS.map(({ title, labels, where }) => (
          <FormSection key={title} title={title} reason={where}>
            {Object.keys(labels).map((code) => (
              <TextAreaField key={code} {...RECORD.control(code)} isOptional rows={2} />
            ))}
          </FormSection>
        ))}
        <Text paddingInline="5" paddingBlock="3" color="fg.muted" textStyle="small">
          Virgülle ayırın. En az dört harfli kelimeler kelime başında da bulunur: «arıtma», «arıtması». Daha
          kısaları yalnızca bütün kelime olarak: «su».
        </Text>
      </RecordForm>
      <ContentHistory
        record={WIZARD_DICTIONARY}
        saved={saved}
        restore={(version) =>
          client
            .mutation(RestoreContentMutation, {
              input: { key: 'WIZARD', version, expectedVersion: saved.version },
            })
            .toPromise()
        }
      />
    </>
  );
}

export { WizardDictionaryScreen as Component };

export const prefetch = (client: Client) => prefetchQuery(client, WizardDictionaryQuery, {});
