/** The server counts no further. */
const MANY = 100;

/** On the bell: 3, 99+. */
export function unseenDigits(count: number): string {
  return count < MANY ? String(count) : `${MANY - 1}+`;
}

/** The name of the bell: Bildirimler, 3 yeni. */
export function bellLabel(count: number): string {
  return count === 0 ? 'Bildirimler' : `Bildirimler, ${unseenText(count)}`;
}

function unseenText(count: number): string {
  return count < MANY ? `${count} yeni` : `${MANY - 1}’dan fazla yeni`;
}
