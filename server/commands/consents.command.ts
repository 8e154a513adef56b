import { DataSource } from 'typeorm';
import { ConsentExport, type RegisteredConsent } from '../features/consents/index.js';
import { readOptions } from './command-options.js';
import { withWorkerContext } from './worker-context.js';

const HEADINGS = 'ALICI;TUR;DURUM;KAYNAK;ALICI_TIPI;IZIN_TARIHI';

/** Prints the last choice of each recipient as the register of commercial messages (İYS) takes them, a line each. */
export async function exportConsentsCommand(args: string[]): Promise<void> {
  readOptions('consents:export', args, {});
  await withWorkerContext(async (context) => {
    const consents = await new ConsentExport(context.get(DataSource)).latest();
    process.stdout.write(`${[HEADINGS, ...consents.map(lineOf)].join('\n')}\n`);
  });
}

export const lineOf = (consent: RegisteredConsent): string => {
  const { recipient, channel, status, source, recipientKind, recordedAt } = consent;
  return [recipient, channel, status, source, recipientKind, recordedAt].map(cell).join(';');
};

const cell = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
