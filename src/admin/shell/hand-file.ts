/** Hands a file that was made here to the browser, which keeps it where downloads go. */

/** The address is let go once the browser has surely begun, ms. */
const KEEP_ADDRESS = 60_000;

export function handFile(text: string, name: string, type = 'text/csv'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS);
}
