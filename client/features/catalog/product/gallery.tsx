import { Maximize2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/controls/icon';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import layout from '../../../design/layout.module.css';
import { Picture, ThemedPictureFragment } from '../../../ui/media/picture';
import { type PicturePreload, preloadOf } from '../../../ui/media/picture-preload';
import styles from './gallery.module.css';
import { PictureDialog } from './picture-dialog';

export const GalleryFragment = graphql(
  `
    fragment Gallery on Product {
      name
      pictures {
        id
        alt
        full: url(width: 960)
        ...ThemedPicture
      }
    }
  `,
  [ThemedPictureFragment],
);

const PICTURE_SIZES = '(min-width: 1024px) 620px, 94vw';

/** Preloads the picture that the gallery shows first. */
export function galleryPicture(product: FragmentOf<typeof GalleryFragment>): PicturePreload[] {
  return preloadOf(readFragment(GalleryFragment, product).pictures[0], PICTURE_SIZES);
}

/** The pictures of a product: one large, all small below it, each enlarged on demand. */
export function Gallery({ product }: { product: FragmentOf<typeof GalleryFragment> }) {
  const { name, pictures } = readFragment(GalleryFragment, product);
  const [place, setPlace] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  const shown = pictures[place];
  return (
    <div className={styles.gallery}>
      <figure className={`${layout.sheet} ${styles.main}`}>
        <Picture
          key={shown?.id}
          picture={shown}
          alt={shown?.alt || name}
          sizes={PICTURE_SIZES}
          loading="first"
        />
        {shown && (
          <Button
            isIcon
            className={styles.enlarge}
            aria-label="Görseli büyüt"
            aria-haspopup="dialog"
            onClick={() => setEnlarged(true)}
          >
            <Icon of={Maximize2} />
          </Button>
        )}
        {pictures.length > 1 && (
          <figcaption>
            {place + 1} / {pictures.length}
          </figcaption>
        )}
      </figure>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} onKeyDown={(event) => stepWithArrows(event, setPlace)}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <a
                href={picture.full}
                aria-label={[`Görsel ${String(index + 1)}`, picture.alt].filter(Boolean).join(', ')}
                aria-current={index === place}
                onClick={(event) => {
                  if (leavesThePage(event)) return;
                  event.preventDefault();
                  setPlace(index);
                }}
              >
                <Picture picture={picture} alt="" sizes="120px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isEnlarged && (
        <PictureDialog
          name={name}
          pictures={pictures}
          place={place}
          onTurn={setPlace}
          onClose={() => setEnlarged(false)}
        />
      )}
    </div>
  );
}

/** Opening a picture in a tab of its own stays possible. */
function leavesThePage(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Left and right move through the small pictures and show each. */
function stepWithArrows(event: KeyboardEvent<HTMLUListElement>, show: (place: number) => void) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links.findIndex((link) => link === document.activeElement) + step;
  const link = links[next];
  if (!link) return;
  event.preventDefault();
  link.focus();
  show(next);
}
