import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const KEPT_BY_REVISION = 'kept-by-revision';

/**
 * A query whose answer depends on nothing but its arguments and the revisions of catalogue, content and settings:
 * it may be kept and given to every visitor until one of them moves.
 */
export const KeptByRevision = (): CustomDecorator => SetMetadata(KEPT_BY_REVISION, true);
