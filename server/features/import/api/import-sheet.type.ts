import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { NumberStyle } from '../../../kernel/spreadsheet/number-text.js';
import type { HeadingMatch, SheetKind } from '../../catalog/index.js';
import { HeadingMatchEnum, NumberStyleEnum, SheetKindEnum } from './import.enums.js';

@ObjectType({ description: 'A column that the import knows.' })
export class ImportColumn {
  @Field(() => String, {
    description: 'Its name here and in `ImportHeading` and `ImportCell`: `name`, `price`.',
  })
  field: string;

  @Field(() => String, { description: 'Its heading in the template: `Urun_Adi`.' })
  header: string;

  @Field(() => String, { description: 'What people read instead of its heading: «Ürün adı».' })
  label: string;

  @Field(() => Boolean, { description: 'Whether a row without it is an error.' })
  isRequired: boolean;

  @Field(() => String, { description: 'What it may contain, as the notes of the template say it.' })
  note: string;

  @Field(() => [String], {
    description: 'The only texts that it takes, as the template offers them; empty where it takes others.',
  })
  choices: string[];
}

@ObjectType({
  description: 'A kind of sheet with its columns; the template, the parser and this list have one source.',
})
export class ImportSheetColumns {
  @Field(() => SheetKindEnum, { description: 'What its rows hold.' })
  kind: SheetKind;

  @Field(() => String, { description: 'Its name in the template: `Urunler`.' })
  title: string;

  @Field(() => [ImportColumn], { description: 'In the order of the template.' })
  columns: ImportColumn[];
}

@ObjectType({ description: 'A column of a file.' })
export class ImportHeading {
  @Field(() => Int, { description: 'Its place in the sheet, from 0.' })
  position: number;

  @Field(() => String, { description: 'As the file has it.' })
  heading: string;

  @Field(() => String, {
    nullable: true,
    description: 'The column it is read as, by `ImportColumn.field`; null when it is not read.',
  })
  field: string | null;

  @Field(() => Boolean, {
    description: 'Whether staff assigned it, now or in an earlier file of the supplier.',
  })
  isAssigned: boolean;

  @Field(() => HeadingMatchEnum, {
    nullable: true,
    description: 'Why it is read as its column; null when it is not read.',
  })
  match: HeadingMatch | null;

  @Field(() => [String], {
    description: 'The first values below it that differ, at most three, long ones cut off.',
  })
  samples: string[];
}

@ObjectType({ description: 'A visible sheet of a file.' })
export class ImportSheet {
  @Field(() => Int, { description: 'Its place among the visible sheets, from 0.' })
  position: number;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => SheetKindEnum, {
    nullable: true,
    description: 'Null when no heading row was found: it is not read.',
  })
  kind: SheetKind | null;

  @Field(() => Int, { description: 'Rows that hold something, without the headings.' })
  rowCount: number;

  @Field(() => [ImportHeading], { description: 'Its headings, from the left; empty where none was found.' })
  headings: ImportHeading[];

  @Field(() => [String], { description: 'Headings of required columns that it does not have.' })
  missingHeadings: string[];
}

@ObjectType({ description: 'What was found out about a file from its content.' })
export class ImportFormat {
  @Field(() => String, { description: '`xlsx`, `xls` or `csv`, whatever the file is called.' })
  kind: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of a text file: `utf-8`, `windows-1254`, `utf-16le`, `utf-16be`, `cp857` or `mac-turkish`.',
  })
  encoding: string | null;

  @Field(() => String, { nullable: true, description: 'Of a text file: what separates its columns.' })
  delimiter: string | null;

  @Field(() => NumberStyleEnum, { description: 'How its texts write numbers.' })
  numberStyle: NumberStyle;
}
