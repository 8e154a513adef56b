import { Box, chakra, Flex, Input, Kbd, Span, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { formatLiraExactly } from '../../../../shop/format';
import { Icon } from '../../../../ui/controls/icon';
import { groupAmount } from '../../../../ui/fields/group-amount';
import { useProductActions } from '../product-actions';
import { type ProductRow } from '../products.query';
import { EDITABLE, type EditableName } from './editable-field';
import { type CellStep } from './use-cell-editor';

interface EditableCellProps {
  row: ProductRow;
  name: EditableName;
  /** The value as it is read. */
  children: ReactNode;
}

/** A value that a press, its letter or Enter turns into a field, at its place: no row and no column moves. */
export function EditableCell({ row, name, children }: EditableCellProps) {
  const { valuesOf, editor, refusedOf } = useProductActions();
  const { label, accusative, pressed, text } = EDITABLE[name];
  const values = valuesOf(row);
  const refused = refusedOf(row, name);
  if (editor.current?.id === row.id && editor.current.name === name) {
    return <CellField key={`${row.id} ${name}`} row={row} name={name} from={values[name]} />;
  }
  return (
    <chakra.button
      type="button"
      data-editable={name}
      aria-keyshortcuts={pressed}
      aria-label={`${row.sku}, ${label}: ${text(values[name])}, ${accusative} düzenle`}
      aria-busy={values.isBusy || undefined}
      title={refused?.reason}
      onClick={() => editor.open({ id: row.id, name })}
      opacity={values.isBusy ? 0.6 : undefined}
      display="block"
      // It takes the room that the cell leaves around its text.
      width={{ base: 'auto', md: 'calc(100% + 1rem)' }}
      marginInlineStart={{ base: 'auto', md: '-2' }}
      minHeight={{ base: '7', md: '8' }}
      paddingInline={{ base: '1', md: '2' }}
      textAlign="end"
      borderWidth="1px"
      borderColor={refused ? 'danger.fg' : 'transparent'}
      borderRadius="l2"
      cursor="text"
      truncate
      _hover={{ borderColor: 'line.control', background: 'bg.surface' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      {children}
    </chakra.button>
  );
}

const STEPS: Readonly<Record<string, readonly [step: CellStep, shifted: CellStep]>> = {
  Enter: ['below', 'above'],
  Tab: ['after', 'before'],
};

function CellField({ row, name, from }: { row: ProductRow; name: EditableName; from: number }) {
  const { editor, refusedOf, save, taxRate } = useProductActions();
  const { label, read, write, errorOf } = EDITABLE[name];
  // What was refused comes back as it was typed, to be judged against what stands there now.
  const [refused] = useState(() => refusedOf(row, name));
  const [seen] = useState(from);
  const [typed, setTyped] = useState(() => write(refused?.to ?? from));
  const [isJudged, setIsJudged] = useState(false);
  const before = useRef(typed);
  const isLeft = useRef(false);
  const hint = useId();
  const cell = { id: row.id, name };
  const value = read(typed);
  const leave = (step: CellStep) => {
    if (value === null) {
      setIsJudged(true);
      return;
    }
    // The field is blurred as it goes, too.
    isLeft.current = true;
    editor.leave(cell, step);
    if (value !== seen) save({ row, name, from: seen, to: value });
  };
  const press = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (steps) {
      event.preventDefault();
      leave(steps[event.shiftKey ? 1 : 0]);
    } else if (event.key === 'Escape') {
      // It closes nothing else.
      event.stopPropagation();
      event.preventDefault();
      isLeft.current = true;
      editor.leave(cell, 'none');
    }
  };
  return (
    <Box position="relative" zIndex="2" data-floating="" marginInline={{ md: '-2' }} data-editable={name}>
      <Input
        autoFocus
        size="sm"
        height="8"
        paddingInline="2"
        textAlign="end"
        inputMode={name === 'basePrice' ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={`${row.sku}, ${label}`}
        aria-describedby={hint}
        aria-invalid={isJudged && value === null}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={(event) => {
          groupAmount(before.current, event);
          before.current = event.target.value;
          setTyped(event.target.value);
          setIsJudged(false);
        }}
        onKeyDown={press}
        onBlur={() => isLeft.current || leave('none')}
      />
      <Flex
        id={hint}
        role="status"
        position="absolute"
        insetBlockStart="calc(100% + 0.375rem)"
        insetInlineEnd="0"
        align="center"
        gap="3"
        paddingInline="3"
        paddingBlock="2"
        borderWidth="1px"
        borderRadius="l2"
        background="bg.surface"
        boxShadow="float"
        textStyle="small"
        whiteSpace="nowrap"
        pointerEvents="none"
      >
        <CellHint
          name={name}
          seen={seen}
          value={value}
          error={isJudged && value === null ? errorOf(typed) : undefined}
          refused={refused?.reason}
          taxRate={taxRate}
        />
      </Flex>
    </Box>
  );
}

interface CellHintProps {
  name: EditableName;
  seen: number;
  value: number | null;
  error: string | undefined;
  refused: string | undefined;
  taxRate: number | undefined;
}

const WHOLE_TAX = 10_000;

/** What follows from what is typed, what stood there, and the keys. */
function CellHint({ name, seen, value, error, refused, taxRate }: CellHintProps) {
  const problem = error ?? refused;
  if (problem !== undefined) {
    return (
      <Flex
        gap="1.5"
        align="center"
        color="danger.fg"
        whiteSpace="normal"
        width="max-content"
        maxWidth="18rem"
      >
        <Icon of={CircleAlert} />
        {problem}
      </Flex>
    );
  }
  const withTax =
    name === 'basePrice' && value !== null && value > 0 && taxRate !== undefined
      ? Math.round(value * (1 + taxRate / WHOLE_TAX))
      : undefined;
  return (
    <>
      {withTax !== undefined && (
        <Span>
          KDV Dahil <b>{formatLiraExactly(withTax)}</b>
        </Span>
      )}
      {name === 'basePrice' && value === 0 && <Span>Fiyat Sorunuz</Span>}
      {value !== seen && <Text color="fg.muted">önce {EDITABLE[name].text(seen)}</Text>}
      <Flex gap="1" hideBelow="md" aria-hidden>
        <Kbd>↵</Kbd>
        <Kbd>Esc</Kbd>
      </Flex>
    </>
  );
}
