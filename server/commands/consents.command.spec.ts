import { lineOf } from './consents.command.js';

it('writes a line of the register, and quotes what would break it', () => {
  const consent = {
    recipient: 'a;"b"@example.com',
    channel: 'EPOSTA',
    status: 'ONAY',
    source: 'HS_WEB',
    recipientKind: 'TACIR',
    recordedAt: '2026-03-12 14:05:00',
  } as const;
  expect(lineOf(consent)).toBe('"a;""b""@example.com";EPOSTA;ONAY;HS_WEB;TACIR;2026-03-12 14:05:00');
});
