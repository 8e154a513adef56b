import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';
import { PROJECT_ROOT } from '../project.mjs';

/**
 * Compiles the server as `nest build` does, by the same nest-cli.json and with the same result: @nestjs/cli brings 170
 * packages, which a start would have to install.
 * @param {string} [outDir] where to, relative to the root of the project; that of nest-cli.json unless given
 */
export async function compileServer(outDir = nestConfiguration().compilerOptions.builder.options.outDir) {
  const { sourceRoot, compilerOptions } = nestConfiguration();
  const { exclude, ...options } = readJson(compilerOptions.builder.options.swcrcPath);
  const files = filesBelow(sourceRoot);
  const excluded = exclude.map((pattern) => new RegExp(pattern));
  const sources = files.filter(
    (file) => file.endsWith('.ts') && !excluded.some((pattern) => pattern.test(file)),
  );
  rmSync(join(PROJECT_ROOT, outDir), { recursive: true, force: true });
  await Promise.all(sources.map((file) => compile(file, outOf(file, outDir), options)));
  for (const file of assetsAmong(files, compilerOptions.assets)) {
    cpSync(join(PROJECT_ROOT, file), join(PROJECT_ROOT, outOf(file, outDir)));
  }
}

function nestConfiguration() {
  return readJson('nest-cli.json');
}

function readJson(file) {
  return JSON.parse(readFileSync(join(PROJECT_ROOT, file), 'utf8'));
}

function filesBelow(directory) {
  return readdirSync(join(PROJECT_ROOT, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(PROJECT_ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Without the name of the source directory, which nest-cli.json calls `stripLeadingPaths`. */
function outOf(file, outDir) {
  return join(outDir, file.slice(file.indexOf('/') + 1));
}

async function compile(source, compiled, options) {
  const target = join(PROJECT_ROOT, compiled.replace(/\.ts$/, '.js'));
  const { code, map } = await transformFile(join(PROJECT_ROOT, source), {
    ...options,
    swcrc: false,
    sourceFileName: relative(dirname(compiled), source).replaceAll('\\', '/'),
    outputPath: target,
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${code}\n//# sourceMappingURL=${target.split(/[\\/]/).at(-1)}.map`);
  writeFileSync(`${target}.map`, map);
}

/** @param {{ include: string }[]} assets patterns below the source directory, whose `*` stands for a part of a name */
function assetsAmong(files, assets) {
  const patterns = assets.map(({ include }) => include.split('*').map(escaped).join('[^/]*'));
  const wanted = new RegExp(`^[^/]+/(?:${patterns.join('|')})$`);
  return files.filter((file) => wanted.test(file));
}

const escaped = (text) => text.replace(/[.+^${}()|[\]\\]/g, '\\$&');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await compileServer();
