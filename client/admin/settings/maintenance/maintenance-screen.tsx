import { Stack, type StackProps } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { SwitchField } from '../../../ui/choices/switch-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { FormSection } from '../../../ui/form/form-section';
import { type ReadRecord } from '../../record/record';
import { RecordForm } from '../../record/record-form';
import { RecordHistory } from '../../record/record-history';
import { fillFromHistory } from '../../record/fill-from-history';
import { useRecord } from '../../record/use-record';
import { SettingsScreen } from '../settings-screen';
import { UpdateMaintenanceMutation } from './maintenance.query';
import {
  MAINTENANCE_RECORD,
  maintenanceValues,
  type MaintenanceValues,
  MAX_MESSAGE,
} from './maintenance.record';

const { fields } = MAINTENANCE_RECORD;

/** Closes the shop to visitors, and opens it again. */
function MaintenanceScreen() {
  return (
    <SettingsScreen
      title="Bakım Modu"
      record={MAINTENANCE_RECORD}
      topic="content"
      audited={{ kind: 'content', id: 'maintenance' }}
    >
      {(saved) => <MaintenanceForm saved={saved} />}
    </SettingsScreen>
  );
}

function MaintenanceForm({ saved }: { saved: ReadRecord<MaintenanceValues> }) {
  const [, update] = useMutation(UpdateMaintenanceMutation);
  const state = useRecord(MAINTENANCE_RECORD, saved, async (values, expectedVersion) => {
    const { data, error } = await update({ input: { ...values, expectedVersion } });
    if (error) return { errors: refusalOf(error) };
    return data ? { saved: maintenanceValues(data.updateMaintenance) } : { errors: {} };
  });
  return (
    <>
      <RecordForm record={MAINTENANCE_RECORD} state={state} isLong>
        <FormSection
          title="Ziyaretçiler"
          reason="Kaydettiğiniz anda bütün sayfalar ve sipariş verme kapanır; panel açık kalır."
        >
          <SwitchRows>
            <SwitchField
              name="enabled"
              label={fields.enabled.label}
              hint="Açıkken ziyaretçiler sitenin yerine bakım sayfasını görür."
            />
          </SwitchRows>
          <TextAreaField
            name="message"
            label={fields.message.label}
            isOptional
            limit={MAX_MESSAGE}
            hint="Boşsa: Sitemiz şu anda bakım modundadır. Kısa süre içinde tekrar hizmetinizde olacağız."
          />
        </FormSection>
        <FormSection title="Erişim">
          <SwitchRows>
            <SwitchField
              name="allowAdminAccess"
              label={fields.allowAdminAccess.label}
              hint="Panelde oturumu açık olanlar bakım sırasında da siteyi gezer."
            />
            <SwitchField
              name="disableIndexing"
              label={fields.disableIndexing.label}
              hint="Bakım sırasında sayfaların arama sonuçlarından çıkarılmasını ister. Kısa bakımda gerekmez."
            />
          </SwitchRows>
        </FormSection>
      </RecordForm>
      <RecordHistory
        record={MAINTENANCE_RECORD}
        saved={saved}
        onRestore={fillFromHistory(MAINTENANCE_RECORD, saved, state)}
      />
    </>
  );
}

/** Their first line stands beside the title of their section. */
const SwitchRows = (rows: StackProps) => (
  <Stack gap="0" marginTop="-3" css={{ '& > * + *': { borderTopWidth: '1px' } }} {...rows} />
);

export { MaintenanceScreen as Component };
export { prefetchMaintenance as prefetch } from './maintenance.query';
