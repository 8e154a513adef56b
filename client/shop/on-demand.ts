/** Makes a value when it is first asked for, and returns the same from then on. */
export function onDemand<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
