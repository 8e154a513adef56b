import { Alert, Box, Button, Flex, Stack } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { type FieldValues } from 'react-hook-form';
import { shortTime } from '../../shop/short-time';
import { Icon } from '../../ui/controls/icon';
import { type PanelRecord } from './record';
import { lastChangeOf } from './record-merge';
import { type RecordForm } from './use-record';

interface RecordConflictsProps<Values extends FieldValues> {
  fields: PanelRecord<Values>['fields'];
  state: Pick<RecordForm<Values>, 'conflicts' | 'history' | 'take' | 'keep'>;
  onDecided: () => void;
}

/** The fields that two people changed: who saved what when, and the choice between that and what was typed here. */
export function RecordConflicts<Values extends FieldValues>({
  fields,
  state: { conflicts, history, take, keep },
  onDecided,
}: RecordConflictsProps<Values>) {
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator>
        <Icon of={TriangleAlert} size={20} />
      </Alert.Indicator>
      <Alert.Content gap="3">
        <Alert.Title>Siz düzenlerken başka biri kaydetti</Alert.Title>
        <Alert.Description>
          Kaydederseniz sizin seçtikleriniz geçerli olur. Değiştirmediğiniz alanlar kayıtlı hâline getirildi.
        </Alert.Description>
        {conflicts.map(({ field, theirs, mine }) => {
          const { label, text } = fields[field];
          const change = lastChangeOf(history, field);
          return (
            <Stack key={field} as="section" aria-label={label} gap="1.5">
              <Box>
                <Box fontWeight="medium">{label}</Box>
                <p>
                  {change?.actor.name ?? 'Başka biri'}
                  {change && `, ${shortTime(change.savedAt)}`}: {text(theirs, mine)}
                </p>
                <p>Siz: {text(mine, theirs)}</p>
              </Box>
              <Flex wrap="wrap" gap="2">
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    take(field);
                    onDecided();
                  }}
                >
                  Kayıtlı olanı al
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    keep(field);
                    onDecided();
                  }}
                >
                  Benimki kalsın
                </Button>
              </Flex>
            </Stack>
          );
        })}
      </Alert.Content>
    </Alert.Root>
  );
}
