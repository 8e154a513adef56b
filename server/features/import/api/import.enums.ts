import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import type { HeadingMatch } from '../../catalog/index.js';
import {
  IMPORT_OUTCOMES,
  IMPORT_ROW_KINDS,
  IMPORT_SUBJECTS,
  UNDO_BUCKETS,
} from '../rows/import-row.statuses.js';
import { IMPORT_PARTS, IMPORT_STATUSES, NUMBER_NOTATIONS } from '../runs/import-run.statuses.js';

export const ImportStatusEnum = registerValueEnum({
  name: 'ImportStatus',
  description: 'How far an import has come.',
  values: IMPORT_STATUSES,
});

export const ImportPartEnum = registerValueEnum({
  name: 'ImportPart',
  description: 'Which part of a file is applied.',
  values: IMPORT_PARTS,
});

export const HeadingMatchEnum = registerValueEnum<HeadingMatch>({
  name: 'ImportHeadingMatch',
  description: 'Why a heading is read as its column.',
  values: {
    assigned: 'Staff said so, now or of an earlier file of the supplier.',
    header: 'The template calls the column so.',
    synonym: 'It is another name of the column.',
    guess: 'It is like a name of the column.',
  },
});

export const ImportSubjectEnum = registerValueEnum({
  name: 'ImportSubject',
  description: 'What a row of a file is about.',
  values: IMPORT_SUBJECTS,
});

export const ImportRowKindEnum = registerValueEnum({
  name: 'ImportRowKind',
  description: 'What a row would do.',
  values: IMPORT_ROW_KINDS,
});

export const ImportOutcomeEnum = registerValueEnum({
  name: 'ImportOutcome',
  description: 'What became of a row that was applied.',
  values: IMPORT_OUTCOMES,
});

export const UndoBucketEnum = registerValueEnum({
  name: 'UndoBucket',
  description: 'What taking an import back did to a row.',
  values: UNDO_BUCKETS,
});

export const SheetKindEnum = registerValueEnum({
  name: 'ImportSheetKind',
  description: 'What the rows of a sheet hold.',
  values: {
    categories: 'A category each.',
    products: 'A product each.',
    specs: 'A technical spec of a product each.',
    variations: 'A choice of a product each.',
  },
});

export const ImportResultStatusEnum = registerValueEnum({
  name: 'ImportResultStatus',
  description: 'How an import ended.',
  values: {
    complete: 'Every row was applied or needed no change.',
    partial: 'Some rows could not be applied.',
    failed: 'No row was applied.',
  },
});

export const NumberNotationEnum = registerValueEnum({
  name: 'ImportNumberNotation',
  description: 'How staff say that the texts of a file write numbers.',
  values: NUMBER_NOTATIONS,
});

export const NumberStyleEnum = registerValueEnum({
  name: 'NumberStyle',
  description: 'How the texts of a file write numbers.',
  values: { turkish: '15.000,50', english: '15,000.50' },
});
