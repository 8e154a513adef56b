import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { ConsentExport } from './consent-export.js';
import { ConsentLedger } from './consent.ledger.js';
import { ConsentTexts } from './consent-texts.js';

/** Who agreed to commercial messages. */
@Module({
  imports: [ContentModule],
  providers: [ConsentExport, ConsentLedger, ConsentTexts],
  exports: [ConsentExport, ConsentLedger, ConsentTexts],
})
export class ConsentsModule {}
