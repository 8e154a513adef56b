/** How long a walk through the states of a screen takes where it takes long, in seconds: each test of the walk notes its own. */
const SECONDS: Readonly<Record<string, number>> = {};

const OTHERWISE = 15;

export const secondsOf = (screen: string): number => SECONDS[screen] ?? OTHERWISE;
