import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadPart, MissingPartError } from './load-part';
import { MissingPartNotice } from './missing-part-notice';

/** Parts that open and close are loaded when they first open. */
interface Closable {
  open?: boolean;
  onClose?: () => void;
}

interface Options {
  /** Shown while the part is on its way. */
  fallback?: ReactNode;
  /** What stands for a part that cannot be loaded; none where the visitor misses nothing. */
  failure?: 'in place' | 'floating' | 'none';
}

/** A component whose code comes when it is first shown. If its file is missing, the page stays and says so. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, failure = 'floating' }: Options = {},
) {
  const prepare = () => lazy(async () => ({ default: await loadPart(load) }));
  let prepared = prepare();
  /** Once preloaded it needs no Suspense, which holds what follows a fallback back for 300 ms. */
  let preloaded: ComponentType<Props> | undefined;
  const current = (): ComponentType<Props> => preloaded ?? prepared;
  function LazyPart(props: Props) {
    const { open = true, onClose }: Closable = props;
    const [Part, setPart] = useState(current);
    const [wasOpened, setWasOpened] = useState(false);
    if (open && !wasOpened) {
      setWasOpened(true);
      setPart(current);
    }
    if (!open && !wasOpened) return null;
    const dismiss = () => {
      setWasOpened(false);
      onClose?.();
    };
    return (
      <MissingPartBoundary
        onMissing={() => (prepared = prepare())}
        notice={
          failure !== 'none' && <MissingPartNotice isFloating={failure === 'floating'} onClose={dismiss} />
        }
      >
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </MissingPartBoundary>
    );
  }
  /** To be called on the first sign that the part will be needed. */
  const preload = () =>
    void load().then(
      (part) => (preloaded = part),
      () => undefined,
    );
  return Object.assign(LazyPart, { preload });
}

interface BoundaryProps {
  notice: ReactNode;
  /** The next opening tries once more. */
  onMissing: () => void;
  children: ReactNode;
}

/** Every other error goes on to the boundary of the page. */
class MissingPartBoundary extends Component<BoundaryProps> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onMissing();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof MissingPartError) return this.props.notice;
    throw error;
  }
}
