import { useEffect, useState } from 'react';
import { type UploadLine, UploadQueue } from './upload-queue';

/** Sends files, several at once; what is still on its way is given up when the screen is left. */
export function useUploads<Answer>() {
  const [lines, setLines] = useState<readonly UploadLine[]>([]);
  const [queue] = useState(() => new UploadQueue<Answer>(setLines));
  useEffect(() => () => queue.giveUpAll(), [queue]);
  return { lines, add: queue.add, giveUp: queue.giveUp };
}
