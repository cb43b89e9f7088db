/** Uploads of one form field; unused files are deleted. */
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { useDocumentPath } from '#admin/shell/form/document-path.ts';
import { filesOf, type PictureOwner } from '#core/pictures/picture-address.ts';
import { problemSentence } from '#core/publishing/problem-message.ts';
import { image, type Image } from '#schema/image.ts';
import { documentProblems } from '#schema/problem.ts';
import { settlePictures, sweepOldPictures } from '#admin/shell/stores/picture-ledger.ts';
import { createPictureUploads } from '#admin/shell/stores/picture-uploads.ts';
import * as z from 'zod';
import { formName, isDrafted } from './form-files.ts';

/** The alt text may still be missing. */
const shown = image.extend({ alt: z.string().catch('') });

/** A value in a picture field. */
export interface PictureSlot {
  /** As in the form. */
  value: unknown;
  /** Undefined if the value is invalid, as in an invalid document or a draft. */
  picture: Image | undefined;
  /** Why it is invalid. */
  problems: readonly string[];
}

function slotOf(value: unknown): PictureSlot {
  const { data, error } = shown.safeParse(value, { reportInput: true });
  const problems = documentProblems('', error?.issues ?? []).map(problemSentence);
  return { value, picture: data, problems };
}

/** Values of a field with one picture or several. */
export function slotsIn(value: unknown): PictureSlot[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each) => each !== undefined && each !== null).map(slotOf);
}

const picturesIn = (value: unknown): Image[] =>
  slotsIn(value).flatMap(({ picture }) => picture ?? []);

const filesIn = (value: unknown): Set<string> => new Set(picturesIn(value).flatMap(filesOf));

let hasSwept = false;

interface Options {
  /** Name of the field. */
  name: string;
  owner: PictureOwner;
  onPicture: (image: Image) => void;
}

export function usePictureUploads({ name, owner, onPicture }: Options) {
  // The form object changes with each render; these members don't.
  const { subscribe, getValues, formState } = useFormContext();
  const [savedFirst] = useState((): unknown => get(formState.defaultValues, name));
  const document = useDocumentPath();
  const [files] = useState(formName);
  const arrived = useEffectEvent(onPicture);
  const [queue] = useState(() => createPictureUploads(document));
  useEffect(() => queue.onPicture((picture) => arrived(picture)), [queue]);

  useEffect(() => {
    const settle = (saved: unknown, needed: readonly string[]): void =>
      void settlePictures(document, {
        saved: filesIn(saved),
        // Files of other forms or fields are cleaned up there.
        isNeeded: (file) =>
          needed.includes(file) || !file.includes(`/${files}/`) || isDrafted(document, file),
      });
    let saved = savedFirst;
    let shownNow: unknown = getValues(name);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ defaultValues, values }) => {
        const [base, now]: unknown[] = [get(defaultValues, name), get(values, name)];
        if (base === saved && now === shownNow) return;
        [saved, shownNow] = [base, now];
        // Saved, discarded, or reverted by hand.
        if (JSON.stringify(base) === JSON.stringify(now)) settle(base, queue.names());
      },
    });
    if (!hasSwept) {
      hasSwept = true;
      void sweepOldPictures(isDrafted);
    }
    return () => {
      unsubscribe();
      queue.cancelAll();
      settle(saved, []);
    };
  }, [subscribe, getValues, savedFirst, document, files, name, queue]);

  const uploads = useStore(queue.$uploads);
  return {
    uploads,
    /** @param alt default alt text */
    add: (chosen: readonly File[], alt: string) =>
      queue.add(chosen.map((file) => ({ file, owner, form: files, alt }))),
    retry: queue.retry,
    cancel: queue.cancel,
  };
}
