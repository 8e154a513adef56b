import { type LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** In pixels of a line of text; 16 beside a word, 20 to 22 alone. */
  size?: number;
  strokeWidth?: number;
  className?: string | undefined;
}

/** A drawn sign. It only repeats what the text beside it or the label of its button says. */
export function Icon({ of: Drawing, size = 16, strokeWidth = 1.75, className }: IconProps) {
  return <Drawing aria-hidden size={size} strokeWidth={strokeWidth} className={className} />;
}
