interface Attribute {
  readonly variations: readonly { readonly name: string }[];
}

/** «DN 50, Flanşlı»: the first choice of every group, which is what is added where nothing can be chosen. */
export function defaultChoices(attributes: readonly Attribute[]): string {
  return attributes.flatMap(({ variations: [first] }) => first?.name ?? []).join(', ');
}
