import { TabChannel } from './tab-channel';

const NAME = 'deneme';
const arrival = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A tab with all it was told. */
function openTab() {
  const channel = new TabChannel(NAME);
  const received: string[] = [];
  const close = channel.listen((message) => received.push(message));
  return { channel, received, close };
}

it('tells the other tabs and not itself', async () => {
  const [mine, other] = [openTab(), openTab()];
  mine.channel.post('merhaba');
  await arrival();
  expect([mine.received, other.received]).toEqual([[], ['merhaba']]);
  mine.close();
  other.close();
});

it('tells the other tabs without listening itself', async () => {
  const other = openTab();
  new TabChannel(NAME).post('merhaba');
  await arrival();
  expect(other.received).toEqual(['merhaba']);
  other.close();
});

it('calls back no more once listening has ended, and again when it begins anew', async () => {
  const [mine, other] = [openTab(), openTab()];
  other.close();
  mine.channel.post('bir');
  await arrival();
  const close = other.channel.listen((message) => other.received.push(message));
  mine.channel.post('iki');
  await arrival();
  expect(other.received).toEqual(['iki']);
  close();
  mine.close();
});

describe('in a browser that refuses channels', () => {
  const { BroadcastChannel } = globalThis;
  afterEach(() => {
    globalThis.BroadcastChannel = BroadcastChannel;
  });

  function refuse(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }

  it.each([
    ['because it has none', undefined],
    ['because it stores nothing', refuse],
  ])('works for this tab alone, %s', (_reason, refusing) => {
    globalThis.BroadcastChannel = refusing as unknown as typeof BroadcastChannel;
    const { channel, received, close } = openTab();
    channel.post('merhaba');
    close();
    expect(received).toEqual([]);
  });
});
