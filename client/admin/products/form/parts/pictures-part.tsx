import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '../../../../paths';
import { FieldRows } from '../../../../ui/fields/field-rows';
import { toaster } from '../../../../ui/feedback/toaster';
import { PictureAddress } from '../../../uploads/picture-address';
import { UploadDrop } from '../../../uploads/upload-drop';
import { PICTURES, type UploadedPicture } from '../../../uploads/upload-kinds';
import { UploadLines } from '../../../uploads/upload-lines';
import { useUploads } from '../../../uploads/use-uploads';
import { MAX_PICTURES } from '../product.schema';
import { type ProductValues } from '../product.values';
import { FormPartCard } from './form-part-card';
import { PictureRow } from './picture-row';

/** The pictures of a product in their order; the first one is the main one. */
export function PicturesPart() {
  const { getValues, setValue } = useFormContext<ProductValues>();
  const { lines, add, giveUp } = useUploads<UploadedPicture>();
  const pictures = useWatch<ProductValues, 'pictures'>({ name: 'pictures' });
  const take = (picture: { id: string; darkUrl: string }, name: string) => {
    const shown = getValues('pictures');
    if (shown.some(({ pictureId }) => pictureId === picture.id)) {
      toaster.info({ title: `${name} zaten bu ürünün görseli` });
      return;
    }
    const added = { pictureId: picture.id, source: '', alt: '', darkUrl: picture.darkUrl };
    setValue('pictures', [...shown, added], { shouldDirty: true });
  };
  const takeUploaded = ({ id, darkId }: UploadedPicture, { name }: File) =>
    take({ id, darkUrl: darkId ? paths.picture(darkId, 480) : '' }, name);
  return (
    <FormPartCard
      id="gorseller"
      note={pictures.length > 0 ? `${String(pictures.length)} görsel; ilki kapaktır` : undefined}
    >
      <FieldRows name="pictures" label="Görseller" rowLabel={(place) => `Görsel ${String(place)}`}>
        {(path, index) => <PictureRow path={path} index={index} onSend={add} />}
      </FieldRows>
      <UploadLines lines={lines} onGiveUp={giveUp} />
      {pictures.length < MAX_PICTURES && (
        <>
          <UploadDrop
            prompt="Görselleri buraya bırakın ya da seçin."
            hint="En çok 5 MB."
            accept={PICTURES.accept}
            onFiles={(files) => add(PICTURES, files, takeUploaded)}
          />
          <PictureAddress
            onPicture={({ id, darkUrl }) => take({ id, darkUrl: darkUrl ?? '' }, 'Bu adresteki görsel')}
          />
        </>
      )}
    </FormPartCard>
  );
}
