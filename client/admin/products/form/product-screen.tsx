import { ScreenTitle } from '../../frame/screen-title';

export function ProductScreen() {
  return <ScreenTitle>Ürün</ScreenTitle>;
}

export { ProductScreen as Component };
export const prefetch = () => Promise.resolve(null);
