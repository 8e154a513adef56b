import { graphql, type ResultOf, type VariablesOf } from '../../graphql/graphql';
import { MESSAGE_SUBJECT_LIST, MESSAGE_SUBJECTS } from '../../shop/message-subjects';

export const AddContactMessageMutation = graphql(`
  mutation AddContactMessage($input: AddContactMessageInput!) {
    addContactMessage(input: $input) {
      number
      linkToken
      responseDueAt
      isAcknowledged
    }
  }
`);

export type Receipt = ResultOf<typeof AddContactMessageMutation>['addContactMessage'];

/** The form as the server takes it; the names of its fields are those of the form without scripts. */
export function messageOf(
  form: FormData,
  { secondsOnPage, files }: { secondsOnPage: number; files: string[] },
): VariablesOf<typeof AddContactMessageMutation>['input'] {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const subject = MESSAGE_SUBJECT_LIST.find((name) => MESSAGE_SUBJECTS[name].value === typed('konu'));
  return {
    name: typed('ad'),
    email: typed('eposta'),
    phone: typed('telefon'),
    company: typed('firma'),
    subject: subject ?? 'OTHER',
    message: typed('mesaj'),
    product: typed('urun'),
    order: typed('siparis'),
    website: typed('web'),
    secondsOnPage,
    files,
  };
}
