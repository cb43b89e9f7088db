/** What goes wrong with the account as a whole, above its sections. */
import { atom } from 'nanostores';
import { useStore } from '@nanostores/react';
import { FormMessage } from '#ui/react/form-message.tsx';

/** In words; empty while all is well. */
export const $notice = atom('');

export const NoticeLine = () => <FormMessage kind="bad" words={useStore($notice)} />;
