/** Over plain http there is no clipboard, and a browser may refuse it. @returns whether it was written */
export async function writeToClipboard(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}
