import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useClient } from 'urql';
import { RequestForm } from '../../features/quotes/asking/request-form';
import { type SentRequest } from '../../features/quotes/asking/request-quote';
import { RequestSent } from '../../features/quotes/asking/request-sent';
import { type RequestDraft } from '../../features/quotes/asking/use-draft';
import { useRequestForm } from '../../features/quotes/asking/use-request-form';
import { paths } from '../../paths';
import { withUnit } from '../../shop/format';
import { dropNote, NOTES, readNote, writeNote } from '../../shop/session-note';
import { wantedLinesIn } from '../../shop/wanted-quote-lines';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { EMPTY_DRAFT, noteDraft, readDraft } from './request-note';
import { type RequestStart, startAt } from './request-start';
import styles from './quote-request-screen.module.css';

/** The form of the page: as it was left in this tab, with what the address names; then what the shop has. */
export function RequestPlace() {
  const isHydrated = useHydrated();
  const { key, search, ...location } = useLocation();
  return isHydrated ? (
    <StartedRequest key={key} entry={key} search={search} state={location.state as unknown} />
  ) : (
    <WaitingForm />
  );
}

interface StartedRequestProps {
  /** Its key in the history of the tab. */
  entry: string;
  search: string;
  state: unknown;
}

function StartedRequest({ entry, search, state }: StartedRequestProps) {
  const client = useClient();
  const [start, setStart] = useState<RequestStart>();
  // The router names no entry that a document was loaded for: its address stands for it.
  const mark = `${entry} ${search}`;
  const [sent, setSent] = useState(() => {
    const bringsLines = search !== '' || wantedLinesIn(state).length > 0;
    return bringsLines && !readDraft().taken.includes(mark) ? undefined : readSent();
  });
  useEffect(() => {
    let isWanted = true;
    const arrival = { mark, parameters: new URLSearchParams(search), wanted: wantedLinesIn(state) };
    void startAt(client, arrival).then((found) => {
      if (isWanted) setStart(found);
    });
    return () => {
      isWanted = false;
    };
  }, [client, mark, search, state]);
  if (sent) {
    return (
      <RequestSent sent={sent}>
        <ButtonLink to={paths.products()}>Alışverişe dön</ButtonLink>
        <Button
          onClick={() => {
            dropNote(NOTES.quoteSent);
            setSent(undefined);
          }}
        >
          Yeni talep yazın
        </Button>
      </RequestSent>
    );
  }
  if (!start) return <WaitingForm />;
  return (
    <WrittenRequest
      start={start}
      onChange={(draft) => noteDraft(draft, mark)}
      onSent={(received) => {
        noteDraft(EMPTY_DRAFT, mark);
        writeNote(NOTES.quoteSent, received);
        setStart({ ...start, draft: { ...start.draft, lines: [], files: [], agreedTo: '' } });
        setSent(received);
      }}
    />
  );
}

interface WrittenRequestProps {
  start: RequestStart;
  onChange: (draft: RequestDraft) => void;
  onSent: (sent: SentRequest) => void;
}

/** A request as it is written; also within the dialog. */
export function WrittenRequest({ start, ...handlers }: WrittenRequestProps) {
  const { draft, consent, origin, answers } = start;
  const form = useRequestForm({ draft, consent, origin, ...(answers && { answers }), ...handlers });
  return (
    <div>
      {start.problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {start.problem}
        </p>
      )}
      {answers && (
        <p className={styles.answers}>
          <b>Sihirbaz yanıtlarınız taleple gönderilir:</b>{' '}
          {answers.map(({ spec, value, unit }) => `${spec}: ${withUnit(value, unit ?? null)}`).join(' · ')}
        </p>
      )}
      <RequestForm form={form} isReady isGuest={start.isGuest} />
    </div>
  );
}

function WaitingForm() {
  const form = useRequestForm({ draft: EMPTY_DRAFT, origin: 'FORM', onSent: () => undefined });
  return <RequestForm form={form} isReady={false} isGuest={false} />;
}

/** What this tab sent last; it is shown until it is dismissed. */
function readSent(): SentRequest | undefined {
  const note = readNote(NOTES.quoteSent) as Partial<SentRequest> | null | undefined;
  return typeof note?.number === 'string' && Array.isArray(note.lines) ? (note as SentRequest) : undefined;
}
