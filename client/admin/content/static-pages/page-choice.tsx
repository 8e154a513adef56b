import { Button, Flex, Link, VisuallyHidden } from '@chakra-ui/react';
import { EyeOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { AddPageDialog } from './add-page-dialog';
import { type StaticPageKind, type StaticPagePlace } from './static-pages.query';

interface PageChoiceProps {
  pages: readonly StaticPagePlace[];
  kind: StaticPageKind;
  /** The slug of the page that is shown. */
  current?: string;
}

/** The pages of one kind, hidden ones among them, and the way to one more. */
export function PageChoice({ pages, kind, current }: PageChoiceProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Flex as="nav" aria-label="Sayfalar" wrap="wrap" gap="2">
      {pages
        .filter((page) => page.kind === kind)
        .map(({ slug, title, isShown }) => (
          <Link
            key={slug}
            asChild
            variant="plain"
            minHeight="9"
            paddingInline="3"
            borderWidth="1px"
            borderRadius="md"
            borderColor={slug === current ? 'petrol.fg' : 'line'}
            bg={slug === current ? 'petrol.subtle' : 'bg.surface'}
            color={slug === current ? 'petrol.fg' : isShown ? 'fg' : 'fg.muted'}
          >
            <RouterLink to={paths.adminStaticPage(slug)} aria-current={slug === current ? 'page' : undefined}>
              {!isShown && <Icon of={EyeOff} size={15} />}
              {title}
              {!isShown && <VisuallyHidden>, yayında değil</VisuallyHidden>}
            </RouterLink>
          </Link>
        ))}
      <Button variant="outline" size="sm" minHeight="9" onClick={() => setAdding(true)}>
        <Icon of={Plus} />
        Sayfa ekle
      </Button>
      <AddPageDialog isOpen={isAdding} kind={kind} onClose={() => setAdding(false)} />
    </Flex>
  );
}
