import { SetMetadata, type CustomDecorator } from '@nestjs/common';

/** Who may call an operation. An operation that declares no audience is refused to everybody. */
export type Audience = { kind: 'public' } | { kind: 'operators' };

export const AUDIENCE = 'audience';
export const OPEN_DURING_MAINTENANCE = 'open-during-maintenance';

const declare = (audience: Audience): CustomDecorator => SetMetadata(AUDIENCE, audience);

/** Every visitor, signed in or not. */
export const Public = () => declare({ kind: 'public' });

/** Those who run the shop: health checks and metrics, answered on the loopback address or with the operators' token. */
export const Operators = () => declare({ kind: 'operators' });

/** Answered while the shop is closed too: what the maintenance page itself is made of. */
export const OpenDuringMaintenance = (): CustomDecorator => SetMetadata(OPEN_DURING_MAINTENANCE, true);
