/** Uploads of a text with pictures; unused files are deleted when the form closes. */
import { useEffect, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { useDocumentPath } from '#admin/shell/form/document-path.ts';
import type { UploadWatch } from '#admin/shell/actions/send-picture.ts';
import { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import { namesFile } from './names-file.ts';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import type { Result } from '#core/result.ts';
import type { Image } from '#schema/image.ts';
import { notePictures, settlePictures } from '#admin/shell/stores/picture-ledger.ts';
import { formName, isDrafted } from './form-files.ts';

type UploadForText = (
  picture: { file: File; alt: string },
  watch: Omit<UploadWatch, 'onNames'>,
) => Promise<Result<Image>>;

/**
 * All files stay while the form is open, even those not in the text, because the browser's undo may restore
 * them.
 * @param name name of the field
 */
export function useTextPictures(name: string, owner: PictureOwner): UploadForText {
  const { subscribe, formState } = useFormContext();
  const [savedFirst] = useState((): unknown => get(formState.defaultValues, name));
  const document = useDocumentPath();
  const [form] = useState(formName);
  const [sent] = useState(() => new Set<string>());

  useEffect(() => {
    let saved = savedFirst;
    const settle = (isNeeded: (file: string) => boolean): void =>
      void settlePictures(document, {
        saved: new Set([...sent].filter((file) => namesFile(saved, file))),
        isNeeded,
      });
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ defaultValues }) => {
        const base: unknown = get(defaultValues, name);
        if (base === saved) return;
        saved = base;
        settle(() => true);
      },
    });
    return () => {
      unsubscribe();
      settle((file) => !file.includes(`/${form}/`) || isDrafted(document, file));
    };
  }, [subscribe, savedFirst, document, form, name, sent]);

  return ({ file, alt }, watch) =>
    uploadPicture(
      { file, owner, form, alt },
      {
        ...watch,
        onNames: (names) => {
          notePictures(document, names);
          for (const each of names) sent.add(each);
        },
      },
    );
}
