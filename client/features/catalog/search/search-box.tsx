import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../../ui/controls/icon';
import { paths } from '../../../paths';
import { searchText } from '../../../shop/search-text';
import styles from './search-box.module.css';
import { SuggestionList, suggestionId } from './suggestion-list';
import { nextPlace } from './suggestion-options';
import { useSuggestions } from './use-suggestions';

/** The search of the shop with suggestions while typing. Without scripts it is a plain form. */
export function SearchBox({ id }: { id: string }) {
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  // By its address: newer suggestions may stand in other places.
  const [chosenAddress, setChosenAddress] = useState<string>();
  const navigate = useNavigate();
  const options = useSuggestions(typed);
  const isOpen = isWanted && options.length > 0;
  const place = isOpen ? options.findIndex(({ address }) => address === chosenAddress) : -1;
  const chosen = options[place];
  const listId = `${id}-oneriler`;

  const inputRef = useRef<HTMLInputElement | null>(null);
  // What was typed before the scripts were there stays typed.
  const adoptTyped = useCallback((input: HTMLInputElement | null) => {
    inputRef.current = input;
    if (input?.value) setTyped(input.value);
  }, []);
  const close = () => {
    setWanted(false);
    setChosenAddress(undefined);
  };
  const leaveFor = (address: string) => {
    setTyped('');
    close();
    void navigate(address);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = searchText(typed);
    if (text) leaveFor(paths.search(text));
    else inputRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      return;
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      leaveFor(chosen.address);
      return;
    }
    const next = nextPlace(event.key, place, options.length);
    if (next === undefined || options.length === 0) return;
    event.preventDefault();
    setWanted(true);
    setChosenAddress(options[next]?.address);
  };
  return (
    <form
      className={styles.search}
      role="search"
      action={paths.products()}
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Icon of={Search} size={20} />
      <input
        ref={adoptTyped}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="arama"
        role="combobox"
        aria-label="Ürün ara"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? suggestionId(listId, place) : undefined}
        placeholder="Ürün, marka veya model ara..."
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWanted(true);
          setChosenAddress(undefined);
        }}
        onClick={() => setWanted(true)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Aramayı temizle"
          onClick={() => {
            setTyped('');
            close();
            inputRef.current?.focus();
          }}
        >
          <Icon of={X} size={18} />
        </button>
      )}
      <button className={styles.submit}>Ara</button>
      <SuggestionList
        id={listId}
        isOpen={isOpen}
        options={options}
        activePlace={place}
        searchedText={typed.trim()}
        onChoose={(option) => leaveFor(option.address)}
      />
    </form>
  );
}
