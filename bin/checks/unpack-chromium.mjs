/** Unpacks the Chromium of @sparticuz/chromium into TMPDIR and prints where it is and what it has to be started with. */
const { default: chromium } = await import('@sparticuz/chromium');
const path = await chromium.executablePath();
const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
process.stdout.write(JSON.stringify({ path, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
