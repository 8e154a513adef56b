import { type ReactNode } from 'react';

interface OneLineProps {
  /** All of it, for those who point at what is cut. */
  title?: string;
  /** Smaller, behind it. */
  second?: ReactNode;
  /** What comes first is set off from it. */
  isStrong?: boolean;
  children: ReactNode;
}

/** A cell of one line, cut where its column ends; its table styles it. */
export function OneLine({ title, second, isStrong = false, children }: OneLineProps) {
  return (
    <span data-line="" title={title}>
      {isStrong ? <b>{children}</b> : children}
      {second && <span data-second="">{second}</span>}
    </span>
  );
}
