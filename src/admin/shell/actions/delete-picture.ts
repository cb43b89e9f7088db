/** Deletes an unused picture file. */

/** `missing`: not there, or not yet, because a cancelled upload may still arrive. */
export type PictureDeletion = 'taken' | 'missing' | 'unreached';

export async function deletePicture(name: string): Promise<PictureDeletion> {
  try {
    const { takePictureAway } = await import('#firebase/browser/pictures.ts');
    return (await takePictureAway(name)) ? 'taken' : 'missing';
  } catch {
    return 'unreached';
  }
}
