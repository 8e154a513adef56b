import { IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { EmptyToNull, IsOneLine, Trimmed } from '../../kernel/input/typed-text.js';

const MAX_NAME = 200;
const MAX_SUPPLIER = 100;

/** What an upload says of its file, in its address: the body is the file itself. */
export class UploadQuery {
  /** Name of the file. */
  @Trimmed()
  @IsOneLine()
  @IsNotEmpty()
  @MaxLength(MAX_NAME)
  ad: string = 'dosya';

  /** Whose file it is. */
  @EmptyToNull()
  @IsOptional()
  @IsOneLine()
  @MaxLength(MAX_SUPPLIER)
  tedarikci?: string | null;
}
