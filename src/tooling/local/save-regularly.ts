/** Saves local data while the stack is running, so that a crash loses little of it. */

/** Time between two saves, ms. */
const EVERY_MS = 3 * 60_000;

/**
 * Calls `save` every few minutes, never twice at a time.
 * @param onFailed called for the first failure after a success
 * @returns stops it; a running save continues
 */
export function saveRegularly(
  save: () => Promise<unknown>,
  onFailed: (error: unknown) => void,
): () => void {
  let isSaving = false;
  let hasFailed = false;
  const run = async (): Promise<void> => {
    if (isSaving) return;
    isSaving = true;
    try {
      await save();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onFailed(error);
      hasFailed = true;
    }
    isSaving = false;
  };
  const timer = setInterval(() => void run(), EVERY_MS);
  return () => clearInterval(timer);
}
