import { Box, Button, Flex, Image, Stack, Text } from '@chakra-ui/react';
import { ImageOff, ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { paths } from '../../paths';
import { Icon } from '../../ui/controls/icon';
import { PAGE_PICTURES, type UploadedPicture } from '../uploads/upload-kinds';
import { UploadLines } from '../uploads/upload-lines';
import { useUploads } from '../uploads/use-uploads';

/** A picture with fewer pixels is not stored in the widest one. */
const USUAL_WIDTH = 960;

/** The large picture of a page; the form holds its address, empty without one. */
export function HeroImage() {
  const { field } = useController<{ heroImage: string }, 'heroImage'>({ name: 'heroImage' });
  const uploads = useUploads<UploadedPicture>();
  const chooser = useRef<HTMLInputElement>(null);
  const take = ({ id, width }: UploadedPicture) =>
    field.onChange(paths.picture(id, width > USUAL_WIDTH ? 1920 : USUAL_WIDTH));
  return (
    <Stack gap="3">
      <Flex gap="4" align="center" wrap="wrap">
        <Box
          display="grid"
          placeItems="center"
          width="10rem"
          aspectRatio={18 / 7}
          borderWidth="1px"
          borderStyle={field.value ? 'solid' : 'dashed'}
          borderRadius="l2"
          background="bg.subtle"
          color="fg.muted"
          overflow="hidden"
        >
          {field.value ? (
            <Image src={field.value} alt="Kapak görseli" boxSize="full" fit="cover" />
          ) : (
            <Icon of={ImageOff} size={20} />
          )}
        </Box>
        <Stack gap="1.5" flex="1" minWidth="12rem">
          <Flex gap="2" wrap="wrap" data-only-editing="">
            <Button variant="outline" size="sm" onClick={() => chooser.current?.click()}>
              <Icon of={ImageUp} />
              {field.value ? 'Görseli değiştir' : 'Görsel yükle'}
            </Button>
            {field.value && (
              <Button
                variant="ghost"
                size="sm"
                onClick={(event) => {
                  // The button goes with the picture.
                  event.currentTarget.parentElement?.querySelector('button')?.focus();
                  field.onChange('');
                }}
              >
                Görseli kaldır
              </Button>
            )}
          </Flex>
          <Text textStyle="small" color="fg.muted">
            {field.value ? 'Sayfanın başında gösterilir.' : 'Bu sayfanın görseli yok.'} En çok 5 MB.
          </Text>
        </Stack>
      </Flex>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PAGE_PICTURES.accept}
        aria-label="Kapak görseli"
        onChange={({ target }) => {
          uploads.add(PAGE_PICTURES, [...(target.files ?? [])].slice(0, 1), take);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <UploadLines lines={uploads.lines} onGiveUp={uploads.giveUp} />
    </Stack>
  );
}
