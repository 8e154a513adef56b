interface Change {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** «Durum: Beklemede → Onaylandı»; what was not there before is only named. */
export function changeLine({ label, before, after }: Change): string {
  if (before === null) return `${label}: ${after ?? 'boş'}`;
  return `${label}: ${before} → ${after ?? 'boş'}`;
}
