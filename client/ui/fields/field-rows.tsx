import { Box, Button, chakra, Field, Flex, IconButton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, CircleAlert, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFieldArray } from 'react-hook-form';
import { Icon } from '../controls/icon';
import { controlId, errorId, useFormParts } from './form-context';
import { useDragOrder } from './use-drag-order';
import { useFieldError } from './use-field-error';

interface FieldRowsProps {
  /** The dotted path of the list; its fields are named `lines.2.quantity`. */
  name: string;
  /** What the rows are together: «Kalemler». */
  label: string;
  /** What one row is, for its buttons and for what is read out: «Satır 2». */
  rowLabel: (place: number) => string;
  /** Left out where rows come by something else, such as an upload. */
  addLabel?: string;
  newRow?: () => FieldValues;
  /** So many rows stay. */
  least?: number;
  /** So many rows are possible. */
  most?: number;
  /** The buttons stand above the fields of a row, which is high or needs the whole width. */
  isTall?: boolean;
  /** The fields of one row; `path` is the name they start with. */
  children: (path: string, index: number) => ReactNode;
}

type Action = 'up' | 'down' | 'remove';

/** A list of rows of fields: added, removed and moved by button or drawn by the mouse, with the focus after each where work goes on. */
export function FieldRows(props: FieldRowsProps) {
  const { name, label, rowLabel, addLabel, newRow, least = 0, most = Infinity, isTall, children } = props;
  const { fields, append, remove, move } = useFieldArray({ name });
  const error = useFieldError(name);
  const id = controlId(useFormParts().id, name);
  const list = useRef<HTMLFieldSetElement>(null);
  const [change, setChange] = useState<{ text: string; row: number; action?: Action }>();
  useEffect(() => {
    if (change && list.current) focusAfter(list.current, change.row, change.action);
  }, [change]);

  const add = () => {
    append(newRow?.() ?? {}, { shouldFocus: false });
    setChange({ text: `${rowLabel(fields.length + 1)} eklendi`, row: fields.length });
  };
  const drop = (index: number) => {
    if (fields.length <= least) return;
    remove(index);
    const row = Math.min(index, fields.length - 2);
    setChange({ text: `${rowLabel(index + 1)} kaldırıldı`, row, action: 'remove' });
  };
  const place = (index: number, row: number, action: 'up' | 'down') => {
    if (row < 0 || row >= fields.length) return;
    move(index, row);
    setChange({ text: `${rowLabel(index + 1)}, ${row + 1}. sıraya taşındı`, row, action });
  };
  const shift = (index: number, action: 'up' | 'down') =>
    place(index, action === 'up' ? index - 1 : index + 1, action);
  const drag = useDragOrder((from, to) => place(from, to, to < from ? 'up' : 'down'));

  const buttonsOf = (index: number) => (
    <RowButtons
      label={rowLabel(index + 1)}
      isFirst={index === 0}
      isLast={index === fields.length - 1}
      isNeeded={fields.length <= least}
      handle={drag.handle(index)}
      onShift={(action) => shift(index, action)}
      onRemove={() => drop(index)}
    />
  );
  return (
    <Field.Root invalid={error !== undefined} ids={{ errorText: errorId(id) }}>
      <chakra.fieldset
        ref={list}
        name={name}
        aria-label={label}
        aria-describedby={error === undefined ? undefined : errorId(id)}
        // An error of the list as a whole, such as too few rows, leads here.
        tabIndex={-1}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        width="full"
        minWidth="0"
      >
        {fields.map(({ id }, index) => (
          <Flex
            key={id}
            data-row=""
            role="group"
            aria-label={rowLabel(index + 1)}
            gap={isTall ? '1' : '2'}
            {...(isTall && TALL)}
            align="flex-start"
            direction={isTall ? 'column' : { base: 'column', sm: 'row' }}
            css={{ '&[data-target]': { outline: '2px dashed {colors.petrol.fg}', outlineOffset: '2px' } }}
            {...drag.place(index)}
          >
            {isTall && buttonsOf(index)}
            <Stack flex="1" minWidth="0" width="full" gap="3">
              {children(`${name}.${index}`, index)}
            </Stack>
            {!isTall && buttonsOf(index)}
          </Flex>
        ))}
        {addLabel !== undefined && fields.length < most && (
          <Button variant="outline" size="sm" justifySelf="start" data-add="" onClick={add}>
            <Icon of={Plus} />
            {addLabel}
          </Button>
        )}
      </chakra.fieldset>
      <Field.ErrorText>
        <Icon of={CircleAlert} />
        {error}
      </Field.ErrorText>
      <VisuallyHidden role="status">{change?.text}</VisuallyHidden>
    </Field.Root>
  );
}

/** A row of many fields is told from the next one by its border. */
const TALL = { borderWidth: '1px', borderRadius: 'md', padding: { base: '3', md: '4' } } as const;

interface RowButtonsProps {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  /** It is one of those that stay. */
  isNeeded: boolean;
  /** What makes it draggable. */
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>;
  onShift: (action: 'up' | 'down') => void;
  onRemove: () => void;
}

/** At the ends of the list a button stays where it is, without effect: it may have the focus. */
function RowButtons({ label, isFirst, isLast, isNeeded, handle, onShift, onRemove }: RowButtonsProps) {
  return (
    <Flex gap="0" alignSelf={{ base: 'flex-end', sm: 'auto' }} data-row-buttons="">
      <Box
        {...handle}
        aria-hidden
        title="Sürükleyerek sıralayın"
        display={{ base: 'none', md: 'grid' }}
        placeItems="center"
        width="5"
        height="9"
        color="fg.subtle"
        cursor="grab"
      >
        <Icon of={GripVertical} />
      </Box>
      <IconButton
        variant="ghost"
        size="sm"
        data-action="up"
        aria-label={`Yukarı taşı: ${label}`}
        aria-disabled={isFirst || undefined}
        onClick={() => onShift('up')}
      >
        <Icon of={ArrowUp} />
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        data-action="down"
        aria-label={`Aşağı taşı: ${label}`}
        aria-disabled={isLast || undefined}
        onClick={() => onShift('down')}
      >
        <Icon of={ArrowDown} />
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        data-action="remove"
        aria-label={`Kaldır: ${label}`}
        aria-disabled={isNeeded || undefined}
        onClick={onRemove}
      >
        <Icon of={Trash2} />
      </IconButton>
    </Flex>
  );
}

function focusAfter(list: HTMLElement, row: number, action: Action | undefined): void {
  // Rows may hold lists of rows.
  const place = list.querySelectorAll<HTMLElement>(':scope > [data-row]')[row];
  const wanted =
    action === undefined
      ? 'input:not([type=hidden]), textarea, select'
      : `:scope > * > [data-action=${action}]`;
  const control = (place ?? list).querySelector<HTMLElement>(place ? wanted : ':scope > [data-add]');
  (control ?? list).focus();
}
