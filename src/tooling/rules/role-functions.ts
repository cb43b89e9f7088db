/** The table of roles as functions of `firestore.rules`: patterns, because each counts as one expression. */
import { BOUGHT } from '#core/order-status.ts';
import { AREA_OF, mayStaff, STAFF_AREAS } from '#core/staff-roles.ts';
import { staffRole } from '#schema/staff.ts';
import { inLines } from './in-lines.ts';
import { literal } from './re2.ts';

/** Matches the role and the area in which it has the right, like `sales orders`. */
const rights = (right: 'see' | 'edit'): string => {
  const roles = staffRole.options.map((role) => {
    const areas = STAFF_AREAS.filter((area) => mayStaff(role, right, area));
    return areas.length === STAFF_AREAS.length ? `${role} .+` : `${role} (?:${areas.join('|')})`;
  });
  return literal(roles.join('|'));
};

const areas = (): string => {
  const each = STAFF_AREAS.map((area) => {
    const kinds = Object.keys(AREA_OF).filter((kind) => AREA_OF[kind] === area);
    return `kind.matches(${literal(kinds.join('|'))}) ? ${literal(area)}`;
  });
  return inLines([...each, literal('')], ' :');
};

export const roleFunctions = (): string => `function areaOf(kind) {
  return ${areas()};
}

function maySee(area) {
  return (role() + ' ' + area).matches(${rights('see')});
}

function mayEdit(area) {
  return (role() + ' ' + area).matches(${rights('edit')});
}

function isPacking(statuses) {
  return statuses.hasOnly([${[...BOUGHT].map(literal).join(', ')}]);
}`;
