import { type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonClasses } from './button-look';

type Target = { to: string; href?: undefined } | { to?: undefined; href: string };

type ButtonLinkProps = ButtonLook & Target & Omit<ComponentProps<'a'>, 'href' | 'ref'>;

/** A link that looks like a button: `to` a page of the shop, `href` to a file, another site or a telephone. */
export function ButtonLink({ tone, size, isFull, isIcon, className, to, href, ...link }: ButtonLinkProps) {
  const classes = buttonClasses({ tone, size, isFull, isIcon, className });
  return to === undefined ? (
    <a className={classes} href={href} {...link} />
  ) : (
    <Link className={classes} to={to} {...link} />
  );
}
