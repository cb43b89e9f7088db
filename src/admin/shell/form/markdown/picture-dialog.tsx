/** Dialog to choose, describe, upload and insert a picture. */
import { Button } from '#admin/shell/button.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { useTextPictures } from '#admin/shell/pictures/use-text-pictures.ts';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import { LONGEST_ALT, type Image } from '#schema/image.ts';
import { CONTROL, ERROR, HINT, LABEL } from '#admin/shell/look/classes.ts';

interface Props {
  /** Name of the text's field. */
  name: string;
  owner: PictureOwner;
  isOpen: boolean;
  onPicture: (picture: Image) => void;
  onClose: () => void;
}

function PictureForm({
  upload,
  onPicture,
  onClose,
}: Pick<Props, 'onPicture' | 'onClose'> & { upload: ReturnType<typeof useTextPictures> }) {
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState('');
  const ending = useRef<AbortController>(null);
  const id = useId();
  useEffect(() => () => ending.current?.abort(), []);
  const submit = async (): Promise<void> => {
    const altText = alt.trim();
    if (part !== undefined) return;
    if (file === undefined || altText === '') {
      setProblem(file === undefined ? 'Choose an image.' : 'Alt text is required.');
      return;
    }
    const stop = new AbortController();
    ending.current = stop;
    setProblem('');
    setPart(0);
    const sent = await upload({ file, alt: altText }, { onProgress: setPart, signal: stop.signal });
    if (stop.signal.aborted) return;
    setPart(undefined);
    if (sent.success) onPicture(sent.value);
    else setProblem(sent.error);
  };
  return (
    // Not a form, because it is rendered inside of one.
    <div className="grid gap-4">
      <div>
        <label htmlFor={`${id}-file`} className={LABEL}>
          Image
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className={CONTROL}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <p id={`${id}-hint`} className={HINT}>
          JPEG, PNG or WebP, 5 MB at most.
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-alt`} className={LABEL}>
          Alt text
        </label>
        <input
          id={`${id}-alt`}
          className={CONTROL}
          maxLength={LONGEST_ALT}
          autoComplete="off"
          aria-describedby={`${id}-why`}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void submit();
          }}
        />
        <p id={`${id}-why`} className={HINT}>
          Describes the image for people who can’t see it.
        </p>
      </div>
      {problem !== '' && (
        <p role="alert" className={ERROR}>
          {problem}
        </p>
      )}
      {part !== undefined && <progress value={part} aria-label={`Uploading ${file?.name ?? ''}`} />}
      <p className="mt-5 flex flex-wrap gap-3">
        <Button
          kind="primary"
          aria-busy={part !== undefined || undefined}
          onClick={() => void submit()}
        >
          <span>Insert</span>
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </p>
    </div>
  );
}

/** Mounted as long as the text to clean up its files; visible while open. */
export function PictureDialog({ name, owner, isOpen, onPicture, onClose }: Props) {
  const upload = useTextPictures(name, owner);
  if (!isOpen) return null;
  return (
    <Dialog title="Add image" onClose={onClose}>
      <PictureForm upload={upload} onPicture={onPicture} onClose={onClose} />
    </Dialog>
  );
}
