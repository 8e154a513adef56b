import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent } from 'react';
import { type FragmentOf } from '../../graphql/graphql';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Modal } from '../../ui/modal';
import { Picture, type ThemedPictureFragment } from '../../ui/picture';
import styles from './picture-dialog.module.css';

interface PictureDialogProps {
  name: string;
  pictures: readonly ({ readonly id: string } & FragmentOf<typeof ThemedPictureFragment>)[];
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
            alt={name}
            sizes="(min-width: 1240px) 1180px, 96vw"
            loading="first"
          />
        </div>
        {pictures.length > 1 && (
          <div className={styles.turn}>
            <button
              type="button"
              className={`${button.button} ${button.line} ${button.icon}`}
              aria-label="Önceki görsel"
              onClick={() => turn(-1)}
            >
              <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
            </button>
            <span aria-live="polite">
              {place + 1} / {pictures.length}
            </span>
            <button
              type="button"
              className={`${button.button} ${button.line} ${button.icon}`}
              aria-label="Sonraki görsel"
              onClick={() => turn(1)}
            >
              <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
            </button>
          </div>
        )}
      </div>
    </Modal>
  );
}
