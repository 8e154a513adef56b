import * as z from '../../../ui/form/zod';
import { reasonSchema } from './reason';
import { shipmentSchema } from './shipment-fields';

/** What is said with a new state; `notifyBuyer` is null until somebody chooses. */
export const STATUS_SCHEMA = z.object({
  ...shipmentSchema,
  reason: reasonSchema,
  notifyBuyer: z.boolean().nullable(),
});

export type StatusFormValues = z.infer<typeof STATUS_SCHEMA>;
