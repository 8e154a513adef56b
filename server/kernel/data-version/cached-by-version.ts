import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const CACHED_BY_VERSION = 'cached-by-version';

/**
 * A query whose answer depends only on its arguments and the data versions of catalog, content and settings, and on the
 * day: it may be cached and sent to every visitor until one of them changes.
 */
export const CachedByVersion = (): CustomDecorator => SetMetadata(CACHED_BY_VERSION, true);
