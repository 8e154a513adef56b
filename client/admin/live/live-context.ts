import { createContext } from 'react';
import { LiveChannel } from './live-channel';

/** The channel of the window; outside the frame of the panel nothing is announced. */
export const LiveContext = createContext(new LiveChannel());
