/** Two letters that stand for a person where others show a picture: Ayşe Nur Yılmaz → AY. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  return letters.map((word = '') => word.charAt(0).toLocaleUpperCase('tr')).join('');
}
