/** The name of a file for a GST portal: `e-invoice INV-26-27-0001.json`. */
export const jsonFileName = (kind: string, { number }: { number: string }): string =>
  `${kind} ${number.replaceAll('/', '-')}.json`;
