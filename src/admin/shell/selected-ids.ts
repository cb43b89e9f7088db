/** The IDs of selected documents as a parameter of the URL of a print page. */
import * as z from 'zod';

/** More would make the URL too long for some servers. */
export const MOST_SELECTED = 200;

export const idsParameter = z
  .string()
  .regex(/^[\w-]+(,[\w-]+)*$/)
  .optional()
  .catch(undefined);

export const joinIds = (ids: readonly string[]): string => ids.join(',');

export const splitIds = (ids: string): string[] => ids.split(',').slice(0, MOST_SELECTED);
