import { Input, InputGroup } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/controls/icon';

/** Long enough to type the next letter, short enough not to be waited for. */
const PAUSE_MS = 250;

interface SearchBoxProps {
  label: string;
  text: string;
  maxLength: number;
  onSearch: (text: string) => void;
}

/** Searches while it is typed into, and at once on Enter. */
export function SearchBox({ label, text, maxLength, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  const timer = useRef<number>(undefined);
  // The address may change by itself, with Back or a link that clears the filters.
  if (shown !== text) {
    setShown(text);
    if (text !== typed.trim()) setTyped(text);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const search = (value: string) => {
    window.clearTimeout(timer.current);
    if (value.trim() !== text) onSearch(value.trim());
  };
  return (
    <InputGroup
      flex="1"
      minWidth={{ base: 'full', sm: '15rem' }}
      startElement={<Icon of={Search} size={18} />}
    >
      <Input
        size="sm"
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => search(value), PAUSE_MS);
        }}
        onKeyDown={({ key }) => key === 'Enter' && search(typed)}
      />
    </InputGroup>
  );
}
