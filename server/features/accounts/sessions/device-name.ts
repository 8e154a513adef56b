/** The first match wins: Edge and Opera also claim to be Chrome, and Chrome to be Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A name by which people recognize a browser: «Chrome, Windows». Nothing else of the user agent is stored. */
export function deviceName(userAgent: string | null): string {
  const known = [BROWSERS, SYSTEMS].flatMap(
    (kinds) => kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? [],
  );
  return known.join(', ') || 'Bilinmeyen cihaz';
}
