import { type Refusal } from '../../graphql/refusal';

/** Whether the link of a mail was used before, is too old or was never sent. */
export function isSpentLink({ code }: Refusal): boolean {
  return code === 'LINK_INVALID';
}
