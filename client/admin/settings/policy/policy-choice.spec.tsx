import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DesignProvider } from '../../../design/design-provider';
import { staffWith } from '../../session/test-staff';
import { FRAME_ROUTE } from '../../session/use-staff';
import { PolicyChoice } from './policy-choice';
import { type PolicyValues } from './policy.record';

const STAFF = staffWith({ permissions: ['ORDERS'] });

function PolicyOf(values: PolicyValues) {
  return (
    <FormProvider {...useForm({ defaultValues: values })}>
      <PolicyChoice />
    </FormProvider>
  );
}

async function show(values: PolicyValues): Promise<void> {
  const routes = [
    {
      id: FRAME_ROUTE,
      path: '/',
      loader: () => STAFF,
      HydrateFallback: () => null,
      element: <PolicyOf {...values} />,
    },
  ];
  render(
    <DesignProvider>
      <RouterProvider router={createMemoryRouter(routes)} />
    </DesignProvider>,
  );
  await screen.findByRole('radio', { name: /^Kimse/ });
}

const begins = () => screen.queryByText(/Zorunluluk bir sonraki girişte başlar/) !== null;
const isOwn = () => screen.queryByText(/bu seçim sizi de kapsıyor/) !== null;

afterEach(cleanup);

it('says nothing of a beginning where nobody must have a second factor', async () => {
  await show({ requiredFor: 'NOBODY', permissions: [], sessionDays: '30' });
  expect([begins(), isOwn()]).toEqual([false, false]);
});

it('says when it begins, and to those it is demanded of that it is', async () => {
  await show({ requiredFor: 'EVERYBODY', permissions: [], sessionDays: '30' });
  expect([begins(), isOwn()]).toEqual([true, true]);
});

it('says when it begins to somebody it is not demanded of', async () => {
  await show({ requiredFor: 'PERMISSION_HOLDERS', permissions: ['CONTENT'], sessionDays: '30' });
  expect([begins(), isOwn()]).toEqual([true, false]);
});
