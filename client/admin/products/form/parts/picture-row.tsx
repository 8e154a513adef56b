import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { ImageUp, MoonStar, Star } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '../../../../paths';
import { Icon } from '../../../../ui/controls/icon';
import { TextField } from '../../../../ui/fields/text-field';
import { replaceBroken } from '../../../../ui/media/broken-picture';
import { FileButton } from '../../../uploads/file-button';
import { darkTwinOf, PICTURES, type UploadedPicture } from '../../../uploads/upload-kinds';
import { type useUploads } from '../../../uploads/use-uploads';
import { type PictureValue, type ProductValues } from '../product.values';

interface PictureRowProps {
  /** The name of the picture within the form. */
  path: string;
  index: number;
  onSend: ReturnType<typeof useUploads<UploadedPicture>>['add'];
}

/** One picture with its variant for dark grounds and what it shows. */
export function PictureRow({ path, index, onSend }: PictureRowProps) {
  const { getValues, setValue } = useFormContext<ProductValues>();
  const picture = useWatch<Record<string, PictureValue | undefined>>({ name: path });
  if (!picture) return null;
  const { pictureId, source, darkUrl } = picture;
  /** Where the picture stands by then: others may have been moved while a file was on its way. */
  const change = (changed: Partial<PictureValue>) => {
    const pictures = getValues('pictures').map((one) =>
      one.pictureId === pictureId && one.source === source ? { ...one, ...changed } : one,
    );
    setValue('pictures', pictures, { shouldDirty: true });
  };
  const makeMain = () => {
    const pictures = [...getValues('pictures')];
    const [main] = pictures.splice(index, 1);
    if (main) setValue('pictures', [main, ...pictures], { shouldDirty: true });
  };
  return (
    <Flex gap="3" wrap={{ base: 'wrap', md: 'nowrap' }} align="flex-start">
      <Flex gap="1.5" flexShrink="0">
        <Preview address={pictureId === '' ? '' : paths.picture(pictureId, 480)} ground="light" />
        {darkUrl !== '' && <Preview address={darkUrl} ground="dark" />}
      </Flex>
      <Stack flex="1" minWidth="12rem" gap="2">
        <TextField
          name={`${path}.alt`}
          label={`Görsel ${String(index + 1)}, ne gösteriyor`}
          isOptional
          autoComplete="off"
          hint={index === 0 ? 'Kapak: listelerde ve aramada bu görünür.' : undefined}
        />
        {pictureId === '' && (
          <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
            Henüz indirilmedi: {source}
          </Text>
        )}
        <Flex wrap="wrap" gap="1">
          {index > 0 && (
            <Button variant="outline" size="xs" onClick={makeMain}>
              <Icon of={Star} />
              Kapak yap
            </Button>
          )}
          <FileButton
            icon={ImageUp}
            text="Değiştir"
            accept={PICTURES.accept}
            label={`Görsel ${String(index + 1)}: değiştir`}
            onFile={(file) =>
              onSend(PICTURES, [file], ({ id, darkId }) =>
                change({ pictureId: id, source: '', darkUrl: darkId ? paths.picture(darkId, 480) : '' }),
              )
            }
          />
          {pictureId !== '' && (
            <FileButton
              icon={MoonStar}
              accept={PICTURES.accept}
              text={darkUrl === '' ? 'Koyu tema görseli ekle' : 'Koyu tema görselini değiştir'}
              label={`Görsel ${String(index + 1)}: koyu tema görseli`}
              onFile={(file) =>
                onSend(darkTwinOf(pictureId), [file], ({ darkId }) =>
                  change({ darkUrl: darkId ? paths.picture(darkId, 480) : '' }),
                )
              }
            />
          )}
        </Flex>
      </Stack>
    </Flex>
  );
}

function Preview({ address, ground }: { address: string; ground: 'light' | 'dark' }) {
  return (
    <Box
      width="6.5rem"
      aspectRatio={4 / 3}
      borderWidth="1px"
      borderRadius="md"
      overflow="hidden"
      bg="bg.subtle"
    >
      {address !== '' && (
        <chakra.img
          src={address}
          alt={ground === 'dark' ? 'Koyu tema görseli' : ''}
          width="full"
          height="full"
          objectFit="contain"
          ref={replaceBroken}
        />
      )}
    </Box>
  );
}
