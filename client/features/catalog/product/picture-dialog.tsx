import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent } from 'react';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/controls/icon';
import { type FragmentOf } from '../../../graphql/graphql';
import layout from '../../../design/layout.module.css';
import { Modal } from '../../../ui/overlay/modal';
import { Picture, type ThemedPictureFragment } from '../../../ui/media/picture';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  name: string;
  pictures: readonly ({ readonly id: string; readonly alt: string } & FragmentOf<
    typeof ThemedPictureFragment
  >)[];
  place: number;
  onTurn: (place: number) => void;
  onClose: () => void;
}

/** A picture as large as the window lets it be, with the way to the others. */
export function PictureDialog({ name, pictures, place, onTurn, onClose }: PictureDialogProps) {
  const shown = pictures[place];
  const turn = (step: number) => onTurn((place + step + pictures.length) % pictures.length);
  const turnWithArrows = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <Modal label={`${name}, görseller`} size="picture" onClose={onClose}>
      <div onKeyDown={turnWithArrows}>
        <div className={`${layout.sheet} ${styles.picture}`}>
          <Picture
            key={shown?.id}
            picture={shown}
            alt={shown?.alt || name}
            sizes="(min-width: 1240px) 1180px, 96vw"
            loading="first"
          />
        </div>
        {pictures.length > 1 && (
          <div className={styles.turn}>
            <Button isIcon aria-label="Önceki görsel" onClick={() => turn(-1)}>
              <Icon of={ChevronLeft} size={20} />
            </Button>
            <span aria-live="polite">
              {place + 1} / {pictures.length}
            </span>
            <Button isIcon aria-label="Sonraki görsel" onClick={() => turn(1)}>
              <Icon of={ChevronRight} size={20} />
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}
