import { replaceBroken } from './broken-picture';

interface PhotoProps {
  src: string;
  className: string | undefined;
  width: number;
  height: number;
  /** Below what a visitor sees first. */
  loading?: 'lazy';
}

/** A photo of the shop's own choice, kept by its address alone. It decorates, so it has no text. */
export function Photo({ loading, ...photo }: PhotoProps) {
  return <img loading={loading} {...photo} alt="" ref={replaceBroken} />;
}
