import { type ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-look';

/** A button that does something on this page; one that leads elsewhere is a `ButtonLink`. */
export function Button({
  tone,
  size,
  isFull,
  isIcon,
  className,
  type = 'button',
  ...button
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button type={type} className={buttonClasses({ tone, size, isFull, isIcon, className })} {...button} />
  );
}
