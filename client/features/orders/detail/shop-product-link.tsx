import { type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';

/** To the page of a product, from another page of the shop. */
export function shopProductLink(slug: string, name: string): ReactElement {
  return <Link to={paths.product(slug)}>{name}</Link>;
}
