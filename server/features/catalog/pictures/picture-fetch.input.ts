import { InputType } from '@nestjs/graphql';
import { IsUrl } from 'class-validator';
import { NeededLine } from '../../../kernel/input/input-fields.js';

const MAX_URL = 2_000;

@InputType({ description: 'Where a picture is.' })
export class PictureFetchInput {
  // Whether it leads to a public host is for the worker to find out.
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  @NeededLine({ maxLength: MAX_URL, description: 'Its address, of http or https.' })
  url: string;
}
