/** The generated part of a rules file, between two marker lines. */
import { LARGEST_PICTURE, PICTURE_NAME, PICTURE_TYPE } from '#core/picture-file.ts';
import { mayUsePictures, type PictureDeed } from '#core/staff-roles.ts';
import { staffRole } from '#schema/staff.ts';
import { literal, re2Of } from './re2.ts';
import { validators } from './validators.ts';

const rolesFor = (deed: PictureDeed): string =>
  `role() in [${staffRole.options
    .filter((role) => mayUsePictures(role, deed))
    .map(literal)
    .join(', ')}]`;

/** The functions of `storage.rules` that check the caller's role, and whether a file is a picture. */
const pictureRules = (): string => `function mayListPictures() {
  return ${rolesFor('list')};
}

function mayPutPictures() {
  return ${rolesFor('put')};
}

function mayDeletePictures() {
  return ${rolesFor('delete')};
}

function isPicture(file) {
  return file.name.matches(${literal(re2Of(PICTURE_NAME))})
    && file.size <= ${LARGEST_PICTURE}
    && file.contentType.matches(${literal(re2Of(PICTURE_TYPE))});
}`;

/** The generator of each file. */
export const MADE = { 'firestore.rules': validators, 'storage.rules': pictureRules } as const;

const BEGINS = /^ *\/\/ ── Generated from .*$/m;
const ENDS = /^ *\/\/ ── End of the generated part .*$/m;

/**
 * The rules with a newly generated part.
 * @throws when a marker is missing, or a field cannot be checked
 */
export function withGeneratedRegion(rules: string, generate: () => string): string {
  const [start, end] = [BEGINS.exec(rules), ENDS.exec(rules)];
  if (start === null || end === null || start.index > end.index)
    throw new Error('The two lines that mark the generated part are missing from the rules.');
  const generated = generate().replace(/^(?=.)/gm, '  ');
  const before = rules.slice(0, start.index + start[0].length);
  return `${before}\n\n${generated}\n\n${rules.slice(end.index)}`;
}
