import { Button, Field, Flex, Input } from '@chakra-ui/react';
import { CircleAlert, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/controls/icon';
import { toaster } from '../../ui/feedback/toaster';
import { type FetchedPicture, usePictureFetch } from './use-picture-fetch';

/** Takes a picture by its address, beside those that are uploaded. */
export function PictureAddress({ onPicture }: { onPicture: (picture: FetchedPicture) => void }) {
  const [isOpen, setOpen] = useState<boolean>();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It is back now that the field, which had the focus, is gone.
    if (isOpen === false) opener.current?.focus();
  }, [isOpen]);
  if (isOpen) return <AddressField onPicture={onPicture} onClose={() => setOpen(false)} />;
  return (
    <Button ref={opener} variant="ghost" size="sm" alignSelf="flex-start" onClick={() => setOpen(true)}>
      <Icon of={Link2} />
      Adresten ekle
    </Button>
  );
}

interface AddressFieldProps {
  onPicture: (picture: FetchedPicture) => void;
  onClose: () => void;
}

function AddressField({ onPicture, onClose }: AddressFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isFetching, problem: failure, fetchFrom } = usePictureFetch(onPicture);
  const [isMissing, setMissing] = useState(false);
  const problem = isMissing ? 'Görselin adresini yazın.' : failure;
  const take = async () => {
    const url = input.current?.value.trim() ?? '';
    if (isFetching) return;
    setMissing(url === '');
    if (url !== '' && (await fetchFrom(url))) {
      toaster.success({ title: 'Görsel adresten alındı' });
      onClose();
    } else input.current?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither does the form around it save, nor its screen close.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else void take();
  };
  return (
    <Field.Root invalid={problem !== undefined}>
      <Field.Label>Görselin adresi</Field.Label>
      <Flex width="full" gap="2" wrap="wrap">
        <Input
          ref={input}
          autoFocus
          flex="1"
          minWidth="12rem"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://…"
          onKeyDown={onKeyDown}
        />
        <Button variant="outline" loading={isFetching} loadingText="Alınıyor…" onClick={() => void take()}>
          Görseli al
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Vazgeç
        </Button>
      </Flex>
      <Field.HelperText>Herkese açık bir adres; en çok 5 MB.</Field.HelperText>
      <Field.ErrorText>
        <Icon of={CircleAlert} />
        {problem}
      </Field.ErrorText>
    </Field.Root>
  );
}
