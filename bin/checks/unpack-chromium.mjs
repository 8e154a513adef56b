import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Unpacks the Chromium of @sparticuz/chromium into TMPDIR and prints where it is and what it has to be started with. */
const { default: chromium } = await import('@sparticuz/chromium');
const path = await chromium.executablePath();
const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
if (FONTCONFIG_PATH) writeFileSync(join(FONTCONFIG_PATH, 'fonts.conf'), fontsBelow(FONTCONFIG_PATH));
process.stdout.write(JSON.stringify({ path, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));

/** The package's own names directories of its usual host alone: without any font Chromium ends at the first letter that no web font has. */
function fontsBelow(directory) {
  const directories = [join(directory, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${directories.map((place) => `  <dir>${place}</dir>`).join('\n')}
  <cachedir>${join(directory, 'cache')}</cachedir>
</fontconfig>
`;
}
