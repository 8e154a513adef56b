import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { keepPictures } from '../../../kernel/files/kept-pictures.js';
import { pictureGone } from '../../../kernel/files/picture.refusals.js';
import { pictureIdOf, PictureStore, type StoredPicture } from '../../../kernel/files/picture-store.js';
import { limited, type UploadLimit } from '../../../kernel/files/upload-limit.js';
import { pictureFileTooLarge } from './picture-upload.refusals.js';

/** Of a picture that staff upload or name by its address. */
export const PICTURE_UPLOAD: UploadLimit = { maxBytes: 5_242_880, tooLarge: pictureFileTooLarge };

const NOTE = `
  INSERT INTO picture_upload (picture_id, uploaded_at) VALUES ($1, $2)
  ON CONFLICT (picture_id) DO UPDATE SET uploaded_at = excluded.uploaded_at`;

/** A picture that something was saved with is nobody's upload any more. */
const TOUCH = 'UPDATE picture_upload SET uploaded_at = $2 WHERE picture_id = $1';

const IS_WAITING = 'SELECT EXISTS (SELECT FROM picture_upload WHERE picture_id = $1) AS "isWaiting"';

/** The pictures that staff upload while they fill a form in: swept after a day unless something was saved with them. */
@Injectable()
export class PictureUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: PictureStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a picture, encoded anew; the same bytes are stored once.
   *
   * @throws PICTURE_FILE_TOO_LARGE, NOT_A_PICTURE, PICTURE_DAMAGED, PICTURE_TOO_DETAILED
   */
  async upload(content: Readable): Promise<StoredPicture> {
    const taken = limited(PICTURE_UPLOAD);
    const [bytes] = await Promise.all([buffer(taken), pipeline(content, taken)]);
    const isKnown = (await this.pictures.find(pictureIdOf(bytes))) !== undefined;
    const picture = await this.pictures.save(bytes);
    await this.dataSource.query(isKnown ? TOUCH : NOTE, [picture.id, this.clock.now()]);
    return picture;
  }

  /**
   * The same, as the variant of another picture for the dark theme.
   *
   * @returns the picture that has the variant now
   * @throws what `upload` throws, and PICTURE_GONE for an unknown picture
   */
  async uploadDark(lightId: string, content: Readable): Promise<StoredPicture> {
    const dark = await this.upload(content);
    const light = await this.pictures.find(lightId);
    if (!light) throw pictureGone({ pictureIds: [lightId] });
    return this.dataSource.transaction(async (transaction) => {
      await this.pictures.linkDark(transaction, light.id, dark.id);
      const [{ isWaiting }] = await transaction.query<[{ isWaiting: boolean }]>(IS_WAITING, [light.id]);
      if (!isWaiting) await keepPictures(transaction, [dark.id]);
      return { ...light, darkId: dark.id };
    });
  }
}
