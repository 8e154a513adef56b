import { type ResultOf } from '../../../graphql/graphql';
import * as z from '../../../ui/form/zod';
import { declareRecord, type RecordField, type Saved } from '../../record/record';
import { type MaintenanceFragment, MaintenanceQuery } from './maintenance.query';

export const MAX_MESSAGE = 500;

const MAINTENANCE_SCHEMA = z.object({
  enabled: z.boolean(),
  message: z.string().max(MAX_MESSAGE, `En çok ${String(MAX_MESSAGE)} karakter yazın.`),
  allowAdminAccess: z.boolean(),
  disableIndexing: z.boolean(),
});

export type MaintenanceValues = z.infer<typeof MAINTENANCE_SCHEMA>;

/** The maintenance as its form holds it. */
export function maintenanceValues({
  version,
  ...values
}: ResultOf<typeof MaintenanceFragment>): Saved<MaintenanceValues> {
  return { values: MAINTENANCE_SCHEMA.parse(values), version };
}

const flag = (label: string): RecordField<boolean> => ({
  label,
  text: (isOn) => (isOn ? 'Açık' : 'Kapalı'),
  read: (stored) => stored === true,
});

export const MAINTENANCE_RECORD = declareRecord({
  label: 'Bakım Modu',
  schema: MAINTENANCE_SCHEMA,
  fields: {
    enabled: flag('Bakım modu'),
    message: {
      label: 'Mesaj',
      text: (message) => message.trim() || 'boş',
      key: (message) => message.trim(),
      read: (stored) => (typeof stored === 'string' ? stored : ''),
    },
    allowAdminAccess: flag('Yöneticiler siteyi görsün'),
    disableIndexing: flag('Arama motorlarına kapat'),
  },
  savedTitle: 'Bakım modu ayarları başarıyla kaydedildi!',
  query: MaintenanceQuery,
  read: ({ adminMaintenance, adminMaintenanceHistory }) => ({
    ...maintenanceValues(adminMaintenance),
    history: adminMaintenanceHistory,
  }),
});
