/** Widths in which every picture is stored, in pixels. */
export const USUAL_WIDTHS = [160, 480, 960] as const;
/** The width of a picture that has more pixels than the usual ones need. */
export const WIDEST = 1920;
export const PICTURE_WIDTHS = [...USUAL_WIDTHS, WIDEST] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const ADDRESS = new RegExp(`^([0-9a-f]{32})-(${PICTURE_WIDTHS.join('|')})\\.webp$`);

/** The smallest stored width that is not smaller than the requested one, else the largest. */
export function closestWidth(width: number): PictureWidth {
  return PICTURE_WIDTHS.find((stored) => stored >= width) ?? WIDEST;
}

/** Address of a picture in the stored width closest to the requested one. */
export function pictureUrl(id: string, width: number): string {
  return `/gorsel/${id}-${closestWidth(width)}.webp`;
}

/** Reads the last part of a picture's address; undefined when it is not one. */
export function readPictureName(name: string): { id: string; width: PictureWidth } | undefined {
  const [, id, width] = ADDRESS.exec(name) ?? [];
  return id === undefined ? undefined : { id, width: Number(width) as PictureWidth };
}
