const STORED_AS = 'son-gezilenler';
const MOST = 4;

/** The slugs of the products this browser looked at last, the latest first. They never leave it unasked. */
export function recentlySeen(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((slug) => typeof slug === 'string').slice(0, MOST);
  } catch {
    // Storage is switched off, or somebody else wrote there.
    return [];
  }
}

/** After a person signed out: what they looked at is not for the next one. */
export function forgetSeen(): void {
  try {
    localStorage.removeItem(STORED_AS);
  } catch {
    // Storage is switched off: there was nothing in it.
  }
}

export function rememberSeen(slug: string): void {
  const slugs = [slug, ...recentlySeen().filter((other) => other !== slug)].slice(0, MOST);
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(slugs));
  } catch {
    // Storage is switched off or full.
  }
}
