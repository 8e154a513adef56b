import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { Clock } from '../../../kernel/clock/clock.js';
import { PrivateFileSweeper } from '../../../kernel/files/private-file.sweeper.js';
import { QUOTE_FILES } from './quote-files.js';

@Injectable()
export class QuoteFileSweeper extends PrivateFileSweeper {
  readonly what = 'files of quotes';

  constructor(disk: Disk, clock: Clock) {
    super({ ...QUOTE_FILES, category: 'quote' }, disk, clock);
  }
}
