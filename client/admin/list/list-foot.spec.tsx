import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider } from '../../design/design-provider';
import { ListFoot } from './list-foot';

afterEach(cleanup);

it.each([
  { page: 1, total: 60, isTotalExact: true, shown: '1–25 / 60 kayıt', links: 3 },
  { page: 3, total: 60, isTotalExact: true, shown: '51–60 / 60 kayıt', links: 3 },
  { page: 1, total: 60, isTotalExact: false, shown: '1–25 / 60+ kayıt', links: 3 },
  { page: 1, total: 7, isTotalExact: true, shown: '7 kayıt', links: 0 },
])('says $shown on page $page', ({ page, total, isTotalExact, shown, links }) => {
  render(
    <DesignProvider>
      <MemoryRouter>
        <ListFoot
          page={page}
          pageSize={25}
          found={{ total, isTotalExact }}
          noun="kayıt"
          addressOf={(wanted) => `?sayfa=${String(wanted)}`}
        />
      </MemoryRouter>
    </DesignProvider>,
  );
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: /^\d$/ })).toHaveLength(links);
});
