import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useClient, useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { paths } from '../../paths';
import { sendFile } from '../../shop/send-file';
import { Icon } from '../../ui/controls/icon';
import { MeQuery } from '../account/me';
import { CHANGES_CUSTOMER, type Profile, ProfileQuery } from './profile.fragment';

export const RemoveAvatarMutation = graphql(`
  mutation RemoveAvatar {
    removeAvatar {
      id
      avatarId
    }
  }
`);

const KINDS = 'image/png,image/jpeg,image/webp,image/gif,image/avif';
const ANEW = { requestPolicy: 'network-only' } as const;

/** Changes the picture that stands for the customer, which the head of the page shows as soon as it is uploaded. */
export function OwnAvatar({ profile: { avatarId } }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, problem, upload, remove } = useAvatarChanges();
  const removeAndStay = async () => {
    await remove();
    button.current?.focus({ preventScroll: true });
  };
  return (
    <Stack gap="1">
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        aria-label="Profil resmi seç"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <Flex gap="2" wrap="wrap">
        <Button
          ref={button}
          variant="outline"
          size="sm"
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          <Icon of={ImageUp} />
          {isBusy ? 'Yükleniyor...' : avatarId === null ? 'Resim yükle' : 'Resmi değiştir'}
        </Button>
        {avatarId !== null && (
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void removeAndStay()}>
            <Icon of={Trash2} />
            Resmi kaldır
          </Button>
        )}
      </Flex>
      <Text textStyle="small" color="fg.muted">
        PNG, JPEG, WebP, GIF ya da AVIF, en çok 5 MB. Yalnız siz ve ekibimiz görür.
      </Text>
      <Text role="alert" color="danger.fg" textStyle="small" _empty={{ display: 'none' }}>
        {problem}
      </Text>
    </Stack>
  );
}

function useAvatarChanges() {
  const client = useClient();
  const [, executeRemove] = useMutation(RemoveAvatarMutation);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** @param change resolves with what went wrong */
  const run = async (change: () => Promise<string | undefined>) => {
    setProblem(undefined);
    setIsBusy(true);
    setProblem(await change());
    // A button that is disabled takes no focus.
    flushSync(() => setIsBusy(false));
  };
  const upload = (file: File) =>
    run(async () => {
      const answer = await sendFile(paths.avatars(), file);
      if ('problem' in answer) return answer.problem;
      await Promise.all([
        client.query(ProfileQuery, {}, ANEW).toPromise(),
        client.query(MeQuery, {}, { ...ANEW, ...CHANGES_CUSTOMER }).toPromise(),
      ]);
      return undefined;
    });
  const remove = () =>
    run(async () => {
      const { error } = await executeRemove({}, CHANGES_CUSTOMER);
      return error && refusalOf(error).message;
    });
  return { isBusy, problem, upload, remove };
}
