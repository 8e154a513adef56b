import { Box, Button, Flex, Image, Stack, Text } from '@chakra-ui/react';
import { ImageOff, ImageUp } from 'lucide-react';
import { useController } from 'react-hook-form';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { FileButton } from '../../uploads/file-button';
import { PictureAddress } from '../../uploads/picture-address';
import { PICTURES, type UploadedPicture } from '../../uploads/upload-kinds';
import { UploadLines } from '../../uploads/upload-lines';
import { useUploads } from '../../uploads/use-uploads';

/** The picture of a category: what the shop shows of it, another one, or none. */
export function CategoryPicture() {
  const { field } = useController<{ pictureId: string | null }, 'pictureId'>({ name: 'pictureId' });
  const uploads = useUploads<UploadedPicture>();
  const pictureId = field.value;
  return (
    <Stack as="fieldset" gap="2" minWidth="0">
      <Text as="legend" textStyle="sm" fontWeight="medium">
        Görsel
      </Text>
      <Flex gap="3" align="center">
        <Box
          display="grid"
          placeItems="center"
          boxSize="16"
          flexShrink={0}
          borderWidth="1px"
          borderStyle={pictureId === null ? 'dashed' : 'solid'}
          borderRadius="l2"
          background="bg.subtle"
          color="fg.muted"
          overflow="hidden"
        >
          {pictureId === null ? (
            <Icon of={ImageOff} size={20} />
          ) : (
            <Image
              src={paths.picture(pictureId, 160)}
              alt="Kategorinin görseli"
              boxSize="full"
              fit="contain"
            />
          )}
        </Box>
        <Stack gap="1.5">
          <Flex gap="2" wrap="wrap">
            <FileButton
              icon={ImageUp}
              text={pictureId === null ? 'Görsel yükle' : 'Değiştir'}
              label="Kategorinin görseli"
              accept={PICTURES.accept}
              size="sm"
              onFile={(file) => uploads.add(PICTURES, [file], ({ id }) => field.onChange(id))}
            />
            {pictureId !== null && (
              <Button
                variant="ghost"
                size="sm"
                onClick={(event) => {
                  // The button goes with the picture.
                  event.currentTarget.parentElement?.querySelector('button')?.focus();
                  field.onChange(null);
                }}
              >
                Kaldır
              </Button>
            )}
          </Flex>
          <Text textStyle="small" color="fg.muted">
            En çok 5 MB. Kaydedince mağazada görünür.
          </Text>
        </Stack>
      </Flex>
      <PictureAddress onPicture={({ id }) => field.onChange(id)} />
      <UploadLines lines={uploads.lines} onGiveUp={uploads.giveUp} />
    </Stack>
  );
}
