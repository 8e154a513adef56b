import { ClearableLine } from '../input/input-fields.js';
import { InputType } from '@nestjs/graphql';

const MAX_LENGTH = 200;

/** Fields of a customer or buyer that an invoice names; each input declares its own rule for the tax number. */
@InputType({ isAbstract: true })
export abstract class InvoicePartyInput {
  @ClearableLine({ maxLength: MAX_LENGTH, description: 'Registered name of the company.' })
  company?: string | null;

  abstract taxNumber?: string | null;

  @ClearableLine({ maxLength: MAX_LENGTH, description: 'Tax office (vergi dairesi).' })
  taxOffice?: string | null;
}
