/** Takes files away that nothing shows. */

/** @returns those that could not be taken away now; to be tried again another time */
export async function deletePictures(names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { takePictureAway } = await import('#client/pictures.ts');
  const left: string[] = [];
  for (const name of names) {
    await takePictureAway(name).catch(() => left.push(name));
  }
  return left;
}
