/** The function of `storage.rules` that checks whether a file is a picture. */
import { LARGEST_PICTURE, PICTURE_NAME, PICTURE_TYPE } from '#core/picture-file.ts';
import { literal, re2Of } from './re2.ts';

export const pictureRules = (): string => `function isPicture(file) {
  return file.name.matches(${literal(re2Of(PICTURE_NAME))})
    && file.size <= ${LARGEST_PICTURE}
    && file.contentType.matches(${literal(re2Of(PICTURE_TYPE))});
}`;
