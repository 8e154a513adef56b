import { Alert } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { type FieldValues } from 'react-hook-form';
import { shortTime } from '../../shop/short-time';
import { Icon } from '../../ui/controls/icon';
import { type PanelRecord, type RecordChange } from './record';

interface ReceivedChangesProps<Values extends FieldValues> {
  fields: PanelRecord<Values>['fields'];
  /** Newest first. */
  changes: readonly RecordChange[];
  /** Whether the form holds changes of the person before it. */
  hasOwn: boolean;
}

/** Who saved which fields of an open form meanwhile, where that is no conflict. */
export function ReceivedChanges<Values extends FieldValues>({
  fields,
  changes,
  hasOwn,
}: ReceivedChangesProps<Values>) {
  return (
    <Alert.Root status="info" role="status">
      <Alert.Indicator>
        <Icon of={Info} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        {changes.map(({ version, actor, savedAt, changes: fieldChanges }) => (
          <p key={version}>
            {actor.name ?? 'Başka biri'}, {shortTime(savedAt)}:{' '}
            {fieldChanges.map(({ field }) => fields[field]?.label ?? field).join(', ')}
          </p>
        ))}
        <Alert.Description>
          {hasOwn
            ? 'Bu alanlar formda güncellendi, sizin değiştirdikleriniz duruyor.'
            : 'Bu alanlar formda güncellendi.'}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
