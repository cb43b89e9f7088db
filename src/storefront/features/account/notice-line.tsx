/** Problems of the whole account, above its sections. */
import { atom } from 'nanostores';
import { useStore } from '@nanostores/react';
import { FormMessage } from '#ui/react/form-message.tsx';

/** The message; empty if there is none. */
export const $notice = atom('');

export const NoticeLine = () => <FormMessage kind="bad" message={useStore($notice)} />;
