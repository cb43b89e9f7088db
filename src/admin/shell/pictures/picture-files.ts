/** The types of picture files that can be uploaded, for file inputs. */
export const PICTURE_FILES = 'image/jpeg,image/png,image/webp';
