/** Hands a file to the browser to keep. */

/** The address is let go once the browser has surely begun to read, ms. */
const KEEP_ADDRESS = 60_000;

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS);
}
