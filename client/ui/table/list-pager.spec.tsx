import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider } from '../../design/design-provider';
import { ListPager } from './list-pager';

afterEach(cleanup);

it.each([
  { page: 1, total: 60, shown: '60 kayıttan 1–25', links: 3 },
  { page: 3, total: 60, shown: '60 kayıttan 51–60', links: 3 },
  { page: 1, total: 7, shown: '7 kayıttan 1–7', links: 0 },
])('says $shown on page $page', ({ page, total, shown, links }) => {
  render(
    <DesignProvider>
      <MemoryRouter>
        <ListPager
          page={page}
          pageSize={25}
          total={total}
          totalText={`${String(total)} kayıttan`}
          addressOf={(wanted) => `?sayfa=${String(wanted)}`}
        />
      </MemoryRouter>
    </DesignProvider>,
  );
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: /^\d$/ })).toHaveLength(links);
});
