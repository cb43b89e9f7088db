/** Field for pictures: upload, sort by drag, keyboard or buttons, edit alt texts, remove. */
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useId, useRef, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { FileDrop } from '#admin/shell/file-drop.tsx';
import { useField } from '#admin/shell/form/use-field.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import { textOf } from '#core/editing/form-values.ts';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import { LONGEST_ALT, type Image } from '#schema/image.ts';
import { PICTURE_FILES } from './picture-files.ts';
import { PicturePicker } from './picture-picker.tsx';
import { PictureOrder } from './picture-order.tsx';
import { UploadList } from './upload-list.tsx';
import { slotsIn, type PictureSlot } from './picture-slots.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import { ERROR } from '#admin/shell/look/classes.ts';

interface Props {
  /** Name of the field. */
  name: string;
  label: string;
  owner: PictureOwner;
  /** Maximum number; with one, the field contains a picture instead of a list. */
  most: number;
  /** The form field with the item's name, the default alt text of new pictures. */
  nameField?: string;
  /** Default alt text without such a name. */
  alt?: string;
}

/** The file name without extension, as fallback. */
const altOfFile = (file: File): string => file.name.replace(/\.[^.]*$/, '').trim() || 'Image';

/** Message of an error, or the first one within it. */
function firstMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(firstMessage).find(Boolean) ?? '';
}

/** Errors of the field and of each picture. */
function useProblems(name: string): { whole: string | undefined; at: (place: number) => string } {
  const { errors } = useFormState({ name });
  const message = (path: string): string => {
    const value: unknown = get(errors, `${path}.message`);
    return typeof value === 'string' ? value : '';
  };
  return {
    whole: message(name) || message(`${name}.root`) || undefined,
    at: (place) => firstMessage(get(errors, `${name}.${place}`)),
  };
}

function dropLabel(isSingle: boolean, count: number): string {
  if (!isSingle) return 'Add images';
  return count > 0 ? 'Replace image' : 'Add image';
}

export function PicturesInput({ name, label, owner, most, nameField, alt = '' }: Props) {
  const { value, set, bound } = useField(name);
  const slots = slotsIn(value);
  const problems = useProblems(name);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isSingle = most === 1;
  const { getValues } = useFormContext();
  const defaultAlt = (): string =>
    (textOf(nameField && getValues(nameField)) || alt).trim().slice(0, LONGEST_ALT);
  const update = (next: readonly PictureSlot[]): void => {
    const values = next.map((slot) => slot.value);
    set(isSingle ? values[0] : values);
  };
  const [isPicking, setPicking] = useState(false);
  const addPicture = (picture: Image): void =>
    update([
      // Other pictures may have been added during the upload.
      ...(isSingle ? [] : slotsIn(getValues(name))),
      { value: picture, picture, problems: [] },
    ]);
  const { uploads, add, retry, cancel } = usePictureUploads(owner, addPicture);
  // Failed uploads don't count towards the maximum.
  const coming = uploads.filter(({ problem }) => problem === '').length;
  const room = isSingle ? 1 : most - slots.length - coming;
  const choose = (files: readonly File[]): void => {
    for (const file of files.slice(0, room)) add(file, defaultAlt() || altOfFile(file));
    const left = files.slice(room).map(({ name: file }) => file);
    if (left.length > 0)
      sayFailure(
        `You can add at most ${isSingle ? '1 image' : `${most} images`} here. Not added: ${left.join(', ')}.`,
      );
  };
  return (
    <div className="col-span-full" role="group" aria-labelledby={id} ref={list}>
      <p id={id} className="sr-only">
        {label}
      </p>
      {problems.whole && (
        <p role="alert" className={ERROR}>
          {problems.whole}
        </p>
      )}
      <PictureOrder
        slots={slots}
        isSingle={isSingle}
        problemAt={problems.at}
        onChange={update}
        onRemoved={() => list.current?.querySelector('input')?.focus()}
      />
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      {room > 0 ? (
        <>
          <FileDrop
            label={dropLabel(isSingle, slots.length)}
            hint={`${isSingle ? 'Choose a file or drop it here.' : `Choose files or drop them here. You can add ${room} more.`} JPEG, PNG or WebP, up to 5 MB each.`}
            accept={PICTURE_FILES}
            isMultiple={!isSingle}
            onFiles={choose}
            bound={bound}
          />
          <Button className="mt-3" onClick={() => setPicking(true)}>
            Choose from media
          </Button>
        </>
      ) : (
        <p className="text-sm text-ink-soft">No more images can be added. Remove one first.</p>
      )}
      {isPicking && (
        <PicturePicker
          alt={defaultAlt()}
          onPicture={addPicture}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
