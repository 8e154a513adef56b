import { Button, Flex } from '@chakra-ui/react';
import { Bold, Heading2, Link2, List, type LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { useFormParts } from '../../ui/fields/form-context';
import { around, atLines, link, type MarkdownEditor } from './markdown-edits';

const TOOLS: readonly { label: string; icon: LucideIcon; edit: MarkdownEditor }[] = [
  { label: 'Başlık', icon: Heading2, edit: atLines('## ') },
  { label: 'Kalın', icon: Bold, edit: around('**', 'kalın yazı') },
  { label: 'Madde', icon: List, edit: atLines('- ') },
  { label: 'Bağlantı', icon: Link2, edit: link },
];

/** Writes Markdown into the text of a field where the caret stands. */
export function MarkdownToolbar({ name }: { name: string }) {
  const { formRef } = useFormParts();
  const press = (edit: MarkdownEditor) => {
    const text = formRef.current?.elements.namedItem(name);
    if (text instanceof HTMLTextAreaElement) apply(text, edit);
  };
  return (
    <Flex role="group" aria-label="Biçim" gap="1" wrap="wrap" data-only-editing="">
      {TOOLS.map(({ label, icon, edit }) => (
        <Button key={label} variant="outline" size="sm" onClick={() => press(edit)}>
          <Icon of={icon} />
          {label}
        </Button>
      ))}
    </Flex>
  );
}

function apply(text: HTMLTextAreaElement, edit: MarkdownEditor): void {
  const { value, selectionStart: start, selectionEnd: end } = text;
  const { from, to, text: written, selected } = edit({ value, start, end });
  text.focus();
  text.setSelectionRange(from, to);
  // As if it were typed, so that Ctrl+Z takes it back; no other way of writing does.
  if (!insertAsTyped(written)) {
    text.setRangeText(written, from, to);
    text.dispatchEvent(new Event('input', { bubbles: true }));
  }
  text.setSelectionRange(...selected);
}

/** Out of the standards, and in every browser; not where specs run. */
interface Typing {
  execCommand?: (command: 'insertText', showsUi: boolean, text: string) => boolean;
}

const insertAsTyped = (written: string): boolean =>
  (document as Typing).execCommand?.('insertText', false, written) ?? false;
