import { IsOptional, IsString } from 'class-validator';

export class ExportQuery {
  /** Variables of the query of the list, as JSON; the whole list when left out. */
  @IsOptional()
  @IsString()
  liste?: string;
}
