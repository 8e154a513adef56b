import { Box, Stack } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type OperationResult, useMutation } from 'urql';
import { type ResultOf } from '../../../graphql/graphql';
import { RecordBand } from '../../record/record-head';
import { RecordForm } from '../../record/record-form';
import { RecordHistory } from '../../record/record-history';
import { type SaveResult, useRecord } from '../../record/use-record';
import { isPermitted } from '../../session/require-permission';
import { useStaff } from '../../session/use-staff';
import { AccountFields } from '../account-fields';
import { accountErrors, AccountProof, type AskedProof, type TypedProof } from '../account-proof';
import { UpdateUserMutation, type UserRecord } from './user.query';
import { historyOf, needsProof, userChanges, userRecord, userValues, type UserValues } from './user.record';

/** Name, e-mail address, role, permissions and state; a change of access is saved with the password of who makes it. */
export function AccountForm({ user }: { user: UserRecord }) {
  const staff = useStaff();
  const [asked, setAsked] = useState<AskedProof>();
  const [, update] = useMutation(UpdateUserMutation);
  const record = useMemo(() => userRecord(user.id), [user.id]);
  const saved = { ...userValues(user), history: historyOf(user.entries) };
  const state = useRecord(record, saved, (values, expectedVersion, begun) => {
    const changes = userChanges(values, begun);
    const send = (proof: Partial<TypedProof>) =>
      update({ input: { id: user.id, expectedVersion, ...changes, ...proof } });
    return needsProof(changes)
      ? new Promise((answer) => setAsked(askedChange({ changes, name: user.name, send, answer })))
      : send({}).then(resultOf);
  });
  if (!user.permissions.every((permission) => isPermitted(staff, permission))) {
    return (
      <Box padding="4">
        <RecordBand icon={Lock} title="Bu hesabı değiştiremezsiniz.">
          Sizde olmayan yetkileri var; değişikliği bu yetkilere sahip biri yapabilir.
        </RecordBand>
      </Box>
    );
  }
  const isOwn = staff.id === user.id;
  return (
    <Stack gap="0">
      <RecordForm record={record} state={state}>
        <Box paddingBlock="4" paddingInline={{ base: '4', md: '6' }}>
          {isOwn && (
            <Box marginBottom="4">
              <RecordBand icon={Lock} title="Bu sizin hesabınız.">
                Rolünüzü, yetkilerinizi ve durumunuzu yetkili başka biri değiştirebilir.
              </RecordBand>
            </Box>
          )}
          <AccountFields isNameAlone={isOwn} />
        </Box>
      </RecordForm>
      {saved.history.length > 0 && (
        <Box borderTopWidth="1px" css={{ '& > section': { borderWidth: '0' } }}>
          <RecordHistory record={record} saved={saved} />
        </Box>
      )}
      {asked && <AccountProof asked={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}

type Updated = Pick<OperationResult<ResultOf<typeof UpdateUserMutation>>, 'data' | 'error'>;

function resultOf({ data, error }: Updated): SaveResult<UserValues> {
  if (error) return { errors: accountErrors(error) };
  return data ? { saved: userValues(data.updateUserAccount) } : { errors: {} };
}

interface Change {
  changes: Partial<UserValues>;
  name: string;
  send: (proof: TypedProof) => Promise<Updated>;
  answer: (result: SaveResult<UserValues>) => void;
}

function askedChange({ changes, name, send, answer }: Change): AskedProof {
  return {
    title: `${name} için değişiklik onaylansın mı?`,
    text: consequenceOf(changes),
    send: async (proof) => {
      const result = await send(proof);
      if (!result.error) answer(resultOf(result));
      return result.error;
    },
    onRefused: (errors) => answer({ errors }),
  };
}

function consequenceOf({ role, permissions, email }: Partial<UserValues>): string {
  const parts = [];
  if (role === 'ADMIN') parts.push('Panele girebilecek; şifresi silinir, yenisi için davet gönderilir.');
  if (role === 'CUSTOMER') parts.push('Panele giremeyecek; oturumları kapanır, şifresi silinir.');
  if (role === undefined && permissions) parts.push('Yeni yetkiler hemen geçerli olur.');
  if (email !== undefined) parts.push('Yeni adres doğrulanmamış sayılır; eski adrese haber verilir.');
  return parts.join(' ');
}
