import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';

/** Emotion keeps every rule it has ever written: each look at a style would take longer than the one before. */
export function forgetStyles(): void {
  const { result, unmount } = renderHook(useEmotionCache);
  result.current?.sheet.flush();
  Object.assign(result.current ?? {}, { inserted: {}, registered: {} });
  unmount();
}
