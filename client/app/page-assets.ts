import manifest from 'virtual:client-manifest';

/** Addresses of what the server already links on every page. */
export interface EntryAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly modulePreloads: readonly string[];
}

/** Adds what the modules of the matched routes need, so that the browser finds it all in the first answer. */
export function assetsOfPage(entry: EntryAssets, modules: readonly string[]): EntryAssets {
  const chunks = new Set<string>();
  for (const module of modules) collect(module, chunks);
  const files = [...chunks].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: entry.scripts,
    styles: unique([...entry.styles, ...files.flatMap(({ css }) => css ?? []).map(addressOf)]),
    modulePreloads: unique([...entry.modulePreloads, ...files.map(({ file }) => addressOf(file))]).filter(
      (address) => !entry.scripts.includes(address),
    ),
  };
}

function collect(key: string, chunks: Set<string>): void {
  if (chunks.has(key)) return;
  chunks.add(key);
  for (const imported of manifest[key]?.imports ?? []) collect(imported, chunks);
}

function addressOf(file: string): string {
  return `/${file}`;
}

function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)];
}
