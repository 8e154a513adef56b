import { Button, Field, Flex, IconButton, Input } from '@chakra-ui/react';
import { BookmarkPlus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Icon } from '../../ui/controls/icon';
import { ListPopover } from './list-popover';

const MAX_NAME_LENGTH = 40;
const LABEL = 'Görünümü kaydet';

interface SaveViewProps {
  /** Of the saved view that is shown. */
  name: string | undefined;
  onSave: (name: string) => void;
  onDelete: () => void;
}

/** Saves what a list is narrowed to, its order and its columns under a name; the same name takes the place of an earlier view. */
export function SaveView({ name, onSave, onDelete }: SaveViewProps) {
  return (
    <ListPopover
      label={LABEL}
      trigger={
        <IconButton
          variant="ghost"
          size="xs"
          alignSelf="center"
          flexShrink={0}
          aria-label={LABEL}
          title={LABEL}
        >
          <Icon of={BookmarkPlus} />
        </IconButton>
      }
    >
      {(close) => (
        <NameForm
          name={name}
          onSave={(typed) => {
            onSave(typed);
            close();
          }}
          onDelete={() => {
            onDelete();
            close();
          }}
        />
      )}
    </ListPopover>
  );
}

function NameForm({ name, onSave, onDelete }: SaveViewProps) {
  const [typed, setTyped] = useState(name ?? '');
  const [isJudged, setIsJudged] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsJudged(true);
    if (typed.trim() !== '') onSave(typed.trim());
  };
  return (
    <form aria-label={LABEL} noValidate onSubmit={submit}>
      <Field.Root invalid={isJudged && typed.trim() === ''}>
        <Field.Label>Görünümün adı</Field.Label>
        <Input
          size="sm"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Field.HelperText>Filtreler, sıralama ve sütunlar bu tarayıcıda saklanır.</Field.HelperText>
        <Field.ErrorText>Bir ad yazın.</Field.ErrorText>
      </Field.Root>
      <Flex gap="2" justify="flex-end" marginTop="3">
        {name !== undefined && (
          <Button variant="ghost" size="sm" colorPalette="danger" onClick={onDelete}>
            Görünümü sil
          </Button>
        )}
        <Button type="submit" size="sm" colorPalette="petrol">
          Kaydet
        </Button>
      </Flex>
    </form>
  );
}
