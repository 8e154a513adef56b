import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { TEST_MASTER_KEY } from '../kernel/config/test-master-key.js';
import { type ClientStub, writeClientStub } from './client-stub.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Below the project, so that the compiled files find its node_modules. */
const CACHE = path.join(ROOT, 'node_modules/.cache');

export interface Run {
  child: ChildProcess;
  exited: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

export interface StartedProcess extends Run {
  address: string;
}

export type TestProcesses = ReturnType<typeof openTestProcesses>;

/** Processes of the shop as they run in production: the server compiled as `npm run build:server` does it; on Redis when the run has it. */
export function openTestProcesses(client: ClientStub = {}) {
  const build = compiled(client);
  const children = new Set<ChildProcess>();

  /** @param args the script and what it is called with */
  function run(args: string[], environment: Record<string, string> = {}): Run {
    const [script = '', ...rest] = args;
    const child = spawn(process.execPath, [path.join(build, 'server', script), ...rest], {
      cwd: build,
      env: { CLIENT_DIR: build, ...shopVariables(environment) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.add(child);
    let stdout = '';
    let stderr = '';
    child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const exited = once(child, 'close').then(([code]) => {
      children.delete(child);
      return { code: code as number | null, stdout, stderr };
    });
    return { child, exited };
  }

  /** Runs a process until it says where it answers. */
  async function started(script: string, environment: Record<string, string>): Promise<StartedProcess> {
    const running = run([script], environment);
    const failed = running.exited.then(({ stderr }) => Promise.reject(new Error(stderr)));
    const [message] = (await Promise.race([once(running.child, 'message'), failed])) as [
      { ready: true; address: string },
    ];
    return { ...running, address: message.address };
  }

  function killAll(): void {
    for (const child of children) child.kill('SIGKILL');
  }

  return {
    run,
    started,
    killAll,
    close(): void {
      killAll();
      rmSync(build, { recursive: true, force: true });
    },
  };
}

/** The environment of a process of the shop. */
export const shopVariables = (environment: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: '0',
  WORKER_PORT: '0',
  PUBLIC_URL: 'http://localhost:3000',
  MASTER_KEY: TEST_MASTER_KEY,
  ...queueVariables(environment),
  ...environment,
});

/** Under a prefix of the database's name, as workers within a spec do. */
function queueVariables({ DATABASE_URL }: Record<string, string>): Record<string, string> {
  const { REDIS_URL } = process.env;
  if (!REDIS_URL || !DATABASE_URL) return {};
  return { REDIS_URL, REDIS_PREFIX: new URL(DATABASE_URL).pathname.slice(1) };
}

function compiled(client: ClientStub): string {
  mkdirSync(CACHE, { recursive: true });
  const build = mkdtempSync(path.join(CACHE, 'processes-'));
  const swc = path.join(ROOT, 'node_modules/@swc/cli/bin/swc.js');
  const options = ['--config-file', 'server/.swcrc', '--strip-leading-paths', '--copy-files', '--quiet'];
  execFileSync(process.execPath, [swc, 'server', '--out-dir', path.join(build, 'server'), ...options], {
    cwd: ROOT,
  });
  writeClientStub(build, client);
  return build;
}
