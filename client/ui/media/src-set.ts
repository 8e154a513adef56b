interface Renditions {
  readonly small: string;
  readonly medium: string;
  readonly large: string;
  readonly darkSmall: string | null;
  readonly darkMedium: string | null;
  readonly darkLarge: string | null;
}

export function lightSrcSet({ small, medium, large }: Renditions): string {
  return `${small} 160w, ${medium} 480w, ${large} 960w`;
}

/** Undefined for a picture without a rendition for dark grounds. */
export function darkSrcSet({ darkSmall, darkMedium, darkLarge }: Renditions): string | undefined {
  if (!darkMedium) return undefined;
  return `${darkSmall ?? darkMedium} 160w, ${darkMedium} 480w, ${darkLarge ?? darkMedium} 960w`;
}
