import { Input, InputGroup, Kbd } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../controls/icon';

/** What is typed faster is asked for once; longer would be waited for. */
const PAUSE_MS = 100;

interface SearchBoxProps {
  label: string;
  /** What it says itself, where the label is too long for it. */
  placeholder?: string | undefined;
  /** What the list is searched for. */
  text: string;
  maxLength: number;
  onSearch: (text: string) => void;
}

/** Searches while it is typed into, and at once on Enter. */
export function SearchBox({ label, placeholder = label, text, maxLength, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  // What the box itself asked for last: another text comes from Back, or from a link that clears the filters.
  const [asked, setAsked] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    if (text !== asked) {
      setAsked(text);
      setTyped(text);
    }
  }
  const search = (value: string) => {
    if (value.trim() === asked) return;
    setAsked(value.trim());
    onSearch(value.trim());
  };
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  });
  useEffect(() => {
    const timer = window.setTimeout(() => newest.current(typed), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return (
    <InputGroup
      flex="1"
      minWidth={{ base: '0', md: '12rem' }}
      startElement={<Icon of={Search} size={18} />}
      endElement={
        typed === '' && (
          <Kbd aria-hidden hideBelow="md">
            /
          </Kbd>
        )
      }
    >
      <Input
        size="sm"
        type="search"
        aria-keyshortcuts="/"
        aria-label={label}
        placeholder={placeholder}
        title={placeholder === label ? undefined : label}
        autoComplete="off"
        textOverflow="ellipsis"
        // Hidden while there is nothing to clear, it would take its room all the same.
        css={{ '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' } }}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && search(typed)}
      />
    </InputGroup>
  );
}
