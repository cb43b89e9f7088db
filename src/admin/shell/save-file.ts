/** Downloads a file. */

/** Delay before the object URL is revoked; the download has started by then, ms. */
const REVOKE_AFTER = 60_000;

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER);
}
