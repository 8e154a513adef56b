import { Button, chakra, Flex, IconButton, Input, Text } from '@chakra-ui/react';
import { Check, PencilLine, X } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { useRowActions } from './row-actions';
import { rowStateId } from './row-label';
import { type ImportRow } from './row.fragment';

const MAX_CELL = 32_767;

interface CellEditorProps {
  row: ImportRow;
  cell: { readonly field: string; readonly header: string; readonly value: string };
}

/**
 * What a cell of the file holds, corrected where it stands: Enter saves, Escape gives up. What was typed stays until it is
 * saved or given up.
 */
export function CellEditor({ row, cell }: CellEditorProps) {
  const { drafts } = useRowActions();
  const draft = drafts.get(draftKey(row, cell));
  const [step, setStep] = useState<'shown' | 'typing' | 'left'>(draft === undefined ? 'shown' : 'typing');
  if (step !== 'typing') {
    return <CellButton {...{ row, cell }} hasFocus={step === 'left'} onOpen={() => setStep('typing')} />;
  }
  return <CellForm {...{ row, cell }} draft={draft} onClose={() => setStep('left')} />;
}

const draftKey = (row: ImportRow, { field }: CellEditorProps['cell']) => `${String(row.number)} ${field}`;

interface CellButtonProps extends CellEditorProps {
  hasFocus: boolean;
  onOpen: () => void;
}

function CellButton({ row, cell: { header, value }, hasFocus, onOpen }: CellButtonProps) {
  const { onEdit } = useRowActions();
  return (
    <Button
      variant="outline"
      size="xs"
      height="auto"
      maxWidth="full"
      fontWeight="normal"
      textAlign="start"
      // The field that was left had the focus.
      autoFocus={hasFocus}
      aria-label={`${header}: ${value || 'boş'}, düzelt`}
      onClick={() => {
        onEdit(row);
        onOpen();
      }}
    >
      <Text as="span" truncate color={value ? undefined : 'fg.muted'}>
        {value || 'boş'}
      </Text>
      <Icon of={PencilLine} size={13} />
    </Button>
  );
}

interface CellFormProps extends CellEditorProps {
  /** Typed before the row was out of sight. */
  draft: string | undefined;
  onClose: () => void;
}

function CellForm({ row, cell, draft, onClose }: CellFormProps) {
  const { drafts, correct } = useRowActions();
  const key = draftKey(row, cell);
  const [typed, setTyped] = useState(draft ?? cell.value);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const problemId = useId();
  const giveUp = () => {
    drafts.delete(key);
    onClose();
  };
  const save = async () => {
    setIsBusy(true);
    const refused = await correct(row, cell.field, typed.trim());
    setIsBusy(false);
    setProblem(refused);
    if (refused !== undefined) return;
    giveUp();
    // What the row does now is what was typed for; the field itself may be gone with its problem.
    document.getElementById(rowStateId(row))?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (typed.trim() === cell.value) giveUp();
    else void save();
  };
  return (
    <chakra.form aria-label={`${cell.header} düzelt`} width="full" maxWidth="22rem" onSubmit={submit}>
      <Flex gap="1" align="center">
        <Input
          size="xs"
          autoFocus={draft === undefined}
          aria-label={cell.header}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          autoComplete="off"
          maxLength={MAX_CELL}
          readOnly={isBusy}
          value={typed}
          onChange={({ target: { value } }) => {
            drafts.set(key, value);
            setTyped(value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            giveUp();
          }}
        />
        <IconButton type="submit" variant="subtle" size="xs" aria-label="Kaydet" loading={isBusy}>
          <Icon of={Check} />
        </IconButton>
        <IconButton variant="ghost" size="xs" aria-label="Vazgeç" onClick={giveUp}>
          <Icon of={X} />
        </IconButton>
      </Flex>
      <Text id={problemId} role="alert" textStyle="tiny" color="danger.fg">
        {problem}
      </Text>
    </chakra.form>
  );
}
