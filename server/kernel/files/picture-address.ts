/** Widths every picture is kept in, in pixels. */
export const PICTURE_WIDTHS = [160, 480, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const WIDEST = PICTURE_WIDTHS[2];
const ADDRESS = new RegExp(`^([0-9a-f]{32})-(${PICTURE_WIDTHS.join('|')})\\.webp$`);

/** The narrowest kept width that is not narrower than the one asked for, else the widest. */
export function closestWidth(width: number): PictureWidth {
  return PICTURE_WIDTHS.find((kept) => kept >= width) ?? WIDEST;
}

/** Address of a picture in the kept width closest to the one asked for. */
export function pictureUrl(id: string, width: number): string {
  return `/gorsel/${id}-${closestWidth(width)}.webp`;
}

/** Reads the last part of a picture's address; nothing when it is none. */
export function readPictureName(name: string): { id: string; width: PictureWidth } | undefined {
  const [, id, width] = ADDRESS.exec(name) ?? [];
  return id === undefined ? undefined : { id, width: Number(width) as PictureWidth };
}
