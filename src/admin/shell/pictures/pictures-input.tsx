/** The pictures of a thing: uploaded, put in order by drag, by keyboard or by buttons, said in words, taken away. */
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useId, useRef } from 'react';
import { useField } from '#admin/shell/form/use-field.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import { LONGEST_ALT } from '#schema/image.ts';
import { PictureDrop } from './picture-drop.tsx';
import { PictureOrder } from './picture-order.tsx';
import { UploadList } from './upload-list.tsx';
import { slotsIn, usePictureUploads, type PictureSlot } from './use-picture-uploads.ts';

interface Props {
  /** Of the field. */
  name: string;
  label: string;
  owner: PictureOwner;
  /** More cannot be kept. With one the field holds a picture, not a list. */
  most: number;
  /** What a new picture shows, until somebody says it better: the thing's name. */
  alt: () => string;
}

/** A file's name without its ending, where there is nothing better. */
const wordsOf = (file: File): string => file.name.replace(/\.[^.]*$/, '').trim() || 'Image';

/** Of an error, or of those of a record’s fields. */
function firstMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(firstMessage).find(Boolean) ?? '';
}

/** What is wrong with each picture, and with all of them. */
function useProblems(name: string): { whole: string | undefined; at: (place: number) => string } {
  const { errors } = useFormState({ name });
  const message = (path: string): string => {
    const found: unknown = get(errors, `${path}.message`);
    return typeof found === 'string' ? found : '';
  };
  return {
    whole: message(name) || message(`${name}.root`) || undefined,
    at: (place) => firstMessage(get(errors, `${name}.${place}`)),
  };
}

function wordsFor(isSingle: boolean, count: number): string {
  if (!isSingle) return 'Add images';
  return count > 0 ? 'Replace image' : 'Add image';
}

export function PicturesInput({ name, label, owner, most, alt }: Props) {
  const { value, set, bound } = useField(name);
  const slots = slotsIn(value);
  const problems = useProblems(name);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isSingle = most === 1;
  const { getValues } = useFormContext();
  const keep = (next: readonly PictureSlot[]): void => {
    const values = next.map((slot) => slot.value);
    set(isSingle ? values[0] : values);
  };
  const { uploads, add, retry, cancel } = usePictureUploads({
    name,
    owner,
    // Several may come before the next look at the form.
    onPicture: (picture) =>
      keep([
        ...(isSingle ? [] : slotsIn(getValues(name))),
        { value: picture, picture, problems: [] },
      ]),
  });
  // Failed uploads take no place.
  const coming = uploads.filter(({ state }) => state !== 'failed').length;
  const room = isSingle ? 1 : most - slots.length - coming;
  const choose = (files: readonly File[]): void => {
    const words = alt().trim().slice(0, LONGEST_ALT);
    for (const file of files.slice(0, room)) add([file], words || wordsOf(file));
    const left = files.slice(room).map(({ name: file }) => file);
    if (left.length > 0)
      sayFailure(
        `You can add at most ${isSingle ? '1 image' : `${most} images`} here. Not added: ${left.join(', ')}.`,
      );
  };
  return (
    <div className="admin-wide" role="group" aria-labelledby={id} ref={list}>
      <p id={id} className="sr-only">
        {label}
      </p>
      {problems.whole && (
        <p role="alert" className="admin-field-error">
          {problems.whole}
        </p>
      )}
      <PictureOrder
        slots={slots}
        isSingle={isSingle}
        problemAt={problems.at}
        onChange={keep}
        onRemoved={() => list.current?.querySelector('input')?.focus()}
      />
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      <PictureDrop
        label={wordsFor(isSingle, slots.length)}
        room={room}
        isSingle={isSingle}
        onFiles={choose}
        bound={bound}
      />
    </div>
  );
}
