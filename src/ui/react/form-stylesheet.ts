/** The styles of forms, for islands whose page does not bring them. */
import form from '#ui/styles/form.css?url';
import { loadStylesheet } from './stylesheet.ts';

/** @throws when they cannot be fetched */
export const loadFormStyles = (): Promise<void> => loadStylesheet(form);
