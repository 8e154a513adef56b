import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider } from '../../../design/design-provider';
import { EarlierNotice } from './earlier-notice';

const STOPPED = 'Excel dosyasının aktarımı durduruldu';

function show(status: string, message: string | null) {
  const result = message === null ? null : { message };
  const earlier = { id: '7', fileName: 'liste.xlsx', appliedAt: '2026-01-30T09:00:00Z', status, result };
  const { container } = render(<EarlierNotice earlier={earlier} />, {
    wrapper: ({ children }) => (
      <DesignProvider>
        <MemoryRouter>{children}</MemoryRouter>
      </DesignProvider>
    ),
  });
  return container.textContent;
}

afterEach(cleanup);

it.each([
  [
    'APPLIED',
    'Excel dosyası başarıyla işlendi!',
    'adıyla aktarıldı. Excel dosyası başarıyla işlendi! Yalnız',
  ],
  ['APPLYING', null, 'adıyla aktarılmaya başlandı; aktarım sürüyor. Yalnız'],
  ['CANCELLED', STOPPED, 'adıyla aktarılmaya başlandı, sonra durduruldu. Yalnız'],
  ['FAILED', 'Disk dolu.', 'adıyla aktarılmaya başlandı, ama tamamlanamadı. Disk dolu. Yalnız'],
  ['UNDOING', STOPPED, 'adıyla aktarıldı; şimdi geri alınıyor. Yalnız'],
  ['UNDONE', STOPPED, 'adıyla aktarıldı, sonra geri alındı. Yalnız'],
])('says what became of an earlier import that is %s', (status, message, text) => {
  expect(show(status, message)).toContain(text);
  expect(screen.getByRole('link').getAttribute('href')).toContain('/7');
});
