import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { BootError } from '../../kernel/config/boot-error.js';

const NOT_AN_ADDRESS_HERE = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'];

/** @throws BootError when HOST is no address of this machine */
export async function listenOn(
  app: Pick<NestFastifyApplication, 'listen'>,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (!NOT_AN_ADDRESS_HERE.includes((error as { code?: string }).code ?? '')) throw error;
    throw new BootError(`HOST is wrong: ${host} is no address of this machine.`, { cause: error });
  }
}
