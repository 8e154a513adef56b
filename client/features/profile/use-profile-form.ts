import { useState } from 'react';
import { useClient, useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { type Refusal, refusalOf } from '../../graphql/refusal';
import { toaster } from '../../ui/feedback/toaster';
import { useForm } from '../../ui/form/use-form';
import { type Profile, ProfileFragment, ProfileQuery } from './profile.fragment';
import {
  changedValues,
  isProfileField,
  PROFILE_SCHEMA,
  type ProfileField,
  type ProfileValues,
  valuesOf,
} from './profile-form';

export const UpdateProfileMutation = graphql(
  `
    mutation UpdateProfile($input: UpdateUserInput!) {
      updateUser(input: $input) {
        id
        ...Profile
      }
    }
  `,
  [ProfileFragment],
);

/** A field that another tab saved while it was changed here. */
export interface ProfileConflict {
  readonly field: ProfileField;
  readonly theirs: string;
}

/** The profile as a form. Only what is typed over is sent; a field that another tab changed too is asked about. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const client = useClient();
  const [, updateProfile] = useMutation(UpdateProfileMutation);
  const [opened] = useState(() => valuesOf(profile));
  const [version, setVersion] = useState(profile.version);
  const [conflicts, setConflicts] = useState<readonly ProfileConflict[]>([]);
  const showConflict = async ({ details, message }: Refusal) => {
    const { me } = await runQuery(client, ProfileQuery, {}, { requestPolicy: 'network-only' });
    if (!me) return { message };
    const theirs = valuesOf(me);
    const fields = (details.differing as readonly unknown[]).filter(isProfileField);
    setVersion(me.version);
    setConflicts(fields.map((field) => ({ field, theirs: theirs[field] })));
    return {};
  };
  const form = useForm<ProfileValues, ProfileValues>({
    schema: PROFILE_SCHEMA,
    defaultValues: opened,
    send: async (typed) => {
      setConflicts([]);
      const input = { expectedVersion: version, ...changedValues(opened, typed) };
      const { error } = await updateProfile({ input });
      if (!error) return undefined;
      const refusal = refusalOf(error);
      return refusal.code === 'VERSION_CONFLICT' ? showConflict(refusal) : refusal;
    },
    onAccepted: () => {
      toaster.success({ title: 'Profiliniz güncellendi' });
      onSaved();
    },
  });
  const take = ({ field, theirs }: ProfileConflict) => {
    form.methods.setValue(field, theirs, { shouldDirty: true });
    settle(field);
  };
  const settle = (field: ProfileField) =>
    setConflicts((open) => open.filter((conflict) => conflict.field !== field));
  return { form, conflicts, take, keep: ({ field }: ProfileConflict) => settle(field) };
}
