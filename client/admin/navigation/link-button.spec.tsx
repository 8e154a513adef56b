import { render, screen } from '@testing-library/react';
import { DesignProvider } from '../../design/design-provider';
import { LinkButton, LinkIconButton } from './link-button';

it('leaves the type of a link alone', () => {
  render(
    <DesignProvider>
      <LinkButton>
        <a href="/a">Aktar</a>
      </LinkButton>
      <LinkIconButton>
        <a href="/b" aria-label="Liste" />
      </LinkIconButton>
    </DesignProvider>,
  );
  const types = screen.getAllByRole('link').map((link) => link.getAttribute('type'));
  expect(types).toEqual([null, null]);
});
