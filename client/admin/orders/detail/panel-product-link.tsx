import { Span } from '@chakra-ui/react';
import { type ReactElement } from 'react';
import { paths } from '../../../paths';

/** To the page of a product in the shop, which is another application: the order stays open beside it. */
export function panelProductLink(slug: string, name: string): ReactElement {
  return (
    <a href={paths.product(slug)} target="_blank" rel="noopener">
      {name}
      <Span srOnly> (yeni sekmede açılır)</Span>
    </a>
  );
}
