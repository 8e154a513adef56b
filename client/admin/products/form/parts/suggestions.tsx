interface SuggestionsProps {
  /** What fields name as their `list`. */
  id: string;
  texts: readonly string[];
}

/** What a field offers while somebody types; anything else may be typed as well. */
export function Suggestions({ id, texts }: SuggestionsProps) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}
