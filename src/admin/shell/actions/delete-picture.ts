/** Takes a file away that nothing shows. */

/** `missing` is one that is not there, or not yet: an upload that was called off may still arrive. */
export type PictureGone = 'taken' | 'missing' | 'unreached';

export async function deletePicture(name: string): Promise<PictureGone> {
  try {
    const { takePictureAway } = await import('#firebase/browser/pictures.ts');
    return (await takePictureAway(name)) ? 'taken' : 'missing';
  } catch {
    return 'unreached';
  }
}
