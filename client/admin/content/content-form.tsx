import { type ReactNode, useState } from 'react';
import { type FieldValues } from 'react-hook-form';
import { type OperationResult, useClient } from 'urql';
import { ErrorState } from '../../ui/feedback/error-state';
import { type ReadRecord } from '../record/record';
import { valuesAt } from '../record/record-merge';
import { ContentHistory } from './content-history';
import { type ContentRecord } from './content-record';
import { DocumentForm, type OpenedDraft } from './document-form';
import { DraftBar } from './drafts/draft-bar';
import { type ContentDraft, DiscardContentDraftMutation } from './drafts/content-drafts.query';
import { documentIn, type DraftTarget, useContentDraft } from './drafts/use-content-draft';

interface ContentFormProps<Values extends FieldValues> {
  record: ContentRecord<Values>;
  saved: ReadRecord<Values>;
  /** Of what a draft can be kept. */
  target: DraftTarget;
  update: (
    document: unknown,
    expectedVersion: number,
  ) => Promise<OperationResult<{ document: { version: number } }>>;
  restore: (version: number, expectedVersion: number) => Promise<OperationResult<{ version: number }>>;
  children: ReactNode;
}

/** A document with its draft and its history; the form is closed until somebody wants to edit either. */
export function ContentForm<Values extends FieldValues>(props: ContentFormProps<Values>) {
  const { record, saved, target, update, restore, children } = props;
  const client = useClient();
  const drafts = useContentDraft(target);
  const { draft } = drafts;
  const [isEditing, setEditing] = useState(false);
  const [hasEdited, setHasEdited] = useState(false);
  const [opened, setOpened] = useState<OpenedDraft<Values>>();
  // What was opened or kept as a draft is another form; it stays when it is closed.
  const [openings, setOpenings] = useState(0);
  const readSaved = () =>
    client.query(record.query, record.variables ?? {}, { requestPolicy: 'network-only' }).toPromise();
  const open = (one: ContentDraft) => {
    setOpened(openedDraft(record, saved, one));
    setOpenings(openings + 1);
    setEditing(true);
  };
  const edit = (isToBeEdited: boolean) => {
    setEditing(isToBeEdited);
    setHasEdited(true);
    if (!isToBeEdited) setOpened(undefined);
  };
  const closeKept = () => {
    setOpenings(openings + 1);
    edit(false);
  };
  const publish: typeof update = async (document, expectedVersion) => {
    const result = await update(document, expectedVersion);
    // What was written as a draft is published; one that somebody else has saved meanwhile stays.
    if (result.data && opened) {
      const input = { target: target.name, expectedVersion: opened.version };
      await client.mutation(DiscardContentDraftMutation, { input }).toPromise();
      drafts.readAgain();
    }
    return result;
  };
  return (
    <>
      {drafts.isFailed && <ErrorState title="Taslak okunamadı" onRetry={drafts.readAgain} />}
      {draft && (
        <DraftBar
          label={record.label}
          draft={draft}
          onOpen={isEditing ? undefined : () => open(draft)}
          onConflict={drafts.readAgain}
          onPublished={readSaved}
        />
      )}
      <DocumentForm
        key={openings}
        {...{ record, saved, drafts, opened, isEditing, hasEdited }}
        update={publish}
        onEdit={edit}
        onKept={closeKept}
      >
        {children}
      </DocumentForm>
      <ContentHistory
        record={record}
        saved={saved}
        {...(!isEditing && { restore: (version: number) => restore(version, saved.version) })}
      />
    </>
  );
}

/** The draft as it is put above what is published by now. */
function openedDraft<Values extends FieldValues>(
  record: ContentRecord<Values>,
  saved: ReadRecord<Values>,
  draft: ContentDraft,
): OpenedDraft<Values> | undefined {
  const document = documentIn(draft);
  if (!document) return undefined;
  return {
    version: draft.version,
    begun: valuesAt(record, saved, draft.basedOn),
    values: record.valuesOf(document).values,
  };
}
