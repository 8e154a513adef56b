import { Button } from '@chakra-ui/react';
import { type ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../ui/controls/icon';

interface FileButtonProps {
  icon: typeof ImageUp;
  text: string;
  /** Names the file within the form. */
  label: string;
  /** The kinds that the chooser offers. */
  accept: string;
  size?: 'xs' | 'sm';
  onFile: (file: File) => void;
}

/** A button that asks for one file. */
export function FileButton({ icon, text, label, accept, size = 'xs', onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" size={size} onClick={() => input.current?.click()}>
        <Icon of={icon} />
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
