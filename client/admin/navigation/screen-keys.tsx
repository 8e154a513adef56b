import { Box, Dialog, Grid, IconButton, Kbd, Text } from '@chakra-ui/react';
import { Keyboard } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../ui/controls/icon';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { DialogFrame } from '../../ui/overlay/dialog-frame';
import { useOverlayEntry } from '../../ui/overlay/use-overlay-entry';
import { isTyping } from '../../ui/table/row-keys';

/** A key of a screen, wherever the focus is on it. */
export interface ScreenKey {
  /** As it is written on the keyboard: J, Esc; any of them does the same. */
  readonly pressed: readonly string[];
  readonly text: string;
  /** Where it answers false, the key does nothing and is not named. */
  readonly isHere?: () => boolean;
  /** False when it did nothing. Left out where something else listens to the key. */
  readonly press?: (target: HTMLElement) => unknown;
}

const EVERYWHERE: readonly ScreenKey[] = [
  { pressed: ['Ctrl', 'K'], text: 'Panelde ara' },
  { pressed: ['?'], text: 'Bu liste' },
];

/** Listens to the keys of a screen, never while somebody types; `?` opens a dialog that names all of them, as this button does. */
export function ScreenKeys({ keys }: { keys: readonly ScreenKey[] }) {
  const [named, setNamed] = useState<readonly ScreenKey[]>();
  const help = () => setNamed([...keys, ...EVERYWHERE].filter(isHere));
  const close = () => setNamed(undefined);
  useOverlayEntry(named !== undefined, close);
  useKeysOnScreen((pressed, target) => {
    if (pressed === '?') {
      help();
      return true;
    }
    const key = keys.find((one) => one.press && one.pressed.some((name) => name.toLowerCase() === pressed));
    return key?.press && isHere(key) ? key.press(target) : false;
  });
  return (
    <Dialog.Root open={named !== undefined} onOpenChange={close} lazyMount unmountOnExit>
      <IconButton
        variant="ghost"
        size="xs"
        aria-label="Klavye kısayolları"
        aria-haspopup="dialog"
        title="Klavye kısayolları (?)"
        onClick={help}
      >
        <Icon of={Keyboard} />
      </IconButton>
      <DialogFrame title="Klavye kısayolları">
        <Dialog.Body>
          <Grid as="dl" templateColumns="auto 1fr" columnGap="4" rowGap="2" alignItems="center">
            {named?.map(({ pressed, text }) => (
              <Fragment key={text}>
                <Box as="dt">
                  {pressed.map((key) => (
                    <Kbd key={key} marginInlineEnd="1">
                      {key}
                    </Kbd>
                  ))}
                </Box>
                <Text as="dd">{text}</Text>
              </Fragment>
            ))}
          </Grid>
        </Dialog.Body>
      </DialogFrame>
    </Dialog.Root>
  );
}

const isHere = (key: ScreenKey): boolean => key.isHere?.() ?? true;

/** @param onKey false when it did nothing */
function useKeysOnScreen(onKey: (pressed: string, target: HTMLElement) => unknown): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || !isOnScreen(target) || isTyping(target)) return;
    if (onKey(key === 'Escape' ? 'esc' : key.toLowerCase(), target) !== false) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Not in a dialog or a menu, which lie outside; what a notice said and offered is over once it is gone. */
const isOnScreen = (target: HTMLElement) =>
  target === document.body || target.closest(`#${CONTENT_ID}, [data-scope=toast]`) !== null;
