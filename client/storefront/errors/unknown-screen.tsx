import { notFound } from '../route-answers';

/** Never shown: the loader answers first. */
export function Component() {
  return null;
}

export function loader(): Promise<never> {
  return Promise.reject(notFound({ title: 'Sayfa bulunamadı' }));
}
