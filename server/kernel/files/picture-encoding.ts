import sharp from 'sharp';
import { PICTURE_WIDTHS, type PictureWidth, USUAL_WIDTHS, WIDEST } from './picture-address.js';
import { notAPicture, pictureDamaged, pictureTooDetailed, pictureTooLarge } from './picture.refusals.js';

const MAX_PICTURE_MEGABYTES = 10;
const MAX_PICTURE_MEGAPIXELS = 40;
/** Decoders take one long row, or column, many times as long as a picture of as many pixels. */
const MAX_SIDE_PIXELS = 20_000;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024;
const MAX_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000;
const WEBP_QUALITY = 82;
export const WIDEST_USUAL = USUAL_WIDTHS[2];
/** Half the time of the encoder's default, at sizes within two percent. */
const WEBP_EFFORT = 2;

/** A picture's renditions by width, and the size of the widest. */
interface EncodedPicture {
  width: number;
  height: number;
  renditions: Map<PictureWidth, Buffer>;
}

// SVG is not accepted on purpose: it may contain scripts and load other files.
const SIGNATURES: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
  (bytes) => /^ftyp(avif|avis)/.test(bytes.toString('latin1', 4, 12)),
];

/** For callers that know the size before they read the bytes. */
export function refuseTooLargePicture(bytes: number): void {
  if (bytes > MAX_PICTURE_BYTES) {
    throw pictureTooLarge({ maxMegabytes: MAX_PICTURE_MEGABYTES });
  }
}

/**
 * Decodes a picture and encodes it again in every stored width, so that visitors never get the uploaded bytes.
 *
 * @throws {Refusal} when the bytes are no picture, cut off or damaged, too many, or decode to too many pixels
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  await refuseWhatIsNoPicture(bytes);
  return encodeWidths(bytes).catch(() => {
    throw pictureDamaged();
  });
}

/**
 * The size of the widest rendition that a picture will have.
 *
 * @throws {Refusal} as `encodePicture` does: the whole picture is decoded
 */
export async function measurePicture(bytes: Buffer): Promise<Pick<EncodedPicture, 'width' | 'height'>> {
  await refuseWhatIsNoPicture(bytes);
  try {
    const picture = opened(bytes);
    const { autoOrient: upright } = await picture.metadata();
    // The last pixel comes after all others: they are decoded row by row, and kept nowhere.
    const last = { left: upright.width - 1, top: upright.height - 1, width: 1, height: 1 };
    await picture.extract(last).raw().toBuffer();
    const width = Math.min(upright.width, WIDEST);
    return { width, height: Math.round((upright.height * width) / upright.width) };
  } catch {
    throw pictureDamaged();
  }
}

/**
 * Looks at the beginning of a file only: what passes may still fail to be decoded.
 *
 * @throws NOT_A_PICTURE, PICTURE_DAMAGED, PICTURE_TOO_LARGE, PICTURE_TOO_DETAILED
 */
export async function refuseWhatIsNoPicture(bytes: Buffer): Promise<void> {
  refuseTooLargePicture(bytes.length);
  if (!SIGNATURES.some((matches) => matches(bytes))) throw notAPicture();
  await refuseTooManyPixels(bytes);
}

/** Reads the header only; the decoder has the same limit, in case the header is wrong. */
async function refuseTooManyPixels(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw pictureDamaged();
    });
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PIXELS) {
    throw pictureTooDetailed({ maxMegapixels: MAX_PICTURE_MEGAPIXELS, maxSide: MAX_SIDE_PIXELS });
  }
}

/**
 * The middle of a picture as a square of WebP, without what a camera wrote into the file.
 *
 * @throws {Refusal} as `encodePicture` does
 */
export async function encodeSquare(bytes: Buffer, side: number): Promise<Buffer> {
  await refuseWhatIsNoPicture(bytes);
  try {
    const square = opened(bytes).resize({ width: side, height: side, fit: 'cover' });
    return await square.webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT }).toBuffer();
  } catch {
    throw pictureDamaged();
  }
}

const opened = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();

/** Decodes once; every rendition is made from the widest. */
async function encodeWidths(bytes: Buffer): Promise<EncodedPicture> {
  const { data, info } = await opened(bytes)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const widths = width > WIDEST_USUAL ? PICTURE_WIDTHS : USUAL_WIDTHS;
  const renditions = await Promise.all(
    widths.map(async (targetWidth): Promise<[PictureWidth, Buffer]> => {
      const rendition = sharp(data, { raw: { width, height, channels } })
        .resize({ width: targetWidth, withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT });
      return [targetWidth, await rendition.toBuffer()];
    }),
  );
  return { width, height, renditions: new Map(renditions) };
}
