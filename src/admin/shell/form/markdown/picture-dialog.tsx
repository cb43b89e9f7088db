/** A picture for a text: chosen, said in words, uploaded, and then put in. */
import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '#admin/shell/dialog.tsx';
import { useTextPictures } from '#admin/shell/pictures/use-text-pictures.ts';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import { LONGEST_ALT, type Image } from '#schema/image.ts';

interface Props {
  /** Of the field that holds the text. */
  name: string;
  owner: PictureOwner;
  isOpen: boolean;
  onPicture: (picture: Image) => void;
  onClose: () => void;
}

function Asked({
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
    const words = alt.trim();
    if (part !== undefined) return;
    if (file === undefined || words === '') {
      setProblem(file === undefined ? 'Choose an image.' : 'Alt text is required.');
      return;
    }
    const stop = new AbortController();
    ending.current = stop;
    setProblem('');
    setPart(0);
    const sent = await upload({ file, alt: words }, { onProgress: setPart, signal: stop.signal });
    if (stop.signal.aborted) return;
    setPart(undefined);
    if (sent.success) onPicture(sent.value);
    else setProblem(sent.error);
  };
  return (
    // No form: this one stands within that of the post.
    <div className="grid gap-4">
      <div className="admin-field">
        <label htmlFor={`${id}-file`}>Image</label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="admin-control control"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <p id={`${id}-hint`} className="admin-field-hint">
          JPEG, PNG or WebP, 5 MB at most.
        </p>
      </div>
      <div className="admin-field">
        <label htmlFor={`${id}-alt`}>Alt text</label>
        <input
          id={`${id}-alt`}
          className="admin-control control"
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
        <p id={`${id}-why`} className="admin-field-hint">
          Describes the image for people who can’t see it.
        </p>
      </div>
      {problem !== '' && (
        <p role="alert" className="admin-field-error">
          {problem}
        </p>
      )}
      {part !== undefined && <progress value={part} aria-label={`Uploading ${file?.name ?? ''}`} />}
      <p className="mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-small btn-primary"
          aria-busy={part !== undefined || undefined}
          onClick={() => void submit()}
        >
          <span>Insert</span>
        </button>
        <button type="button" className="btn btn-small btn-secondary" onClick={onClose}>
          Cancel
        </button>
      </p>
    </div>
  );
}

/** There as long as the text is, since it clears up after it; in sight while it is asked. */
export function PictureDialog({ name, owner, isOpen, onPicture, onClose }: Props) {
  const upload = useTextPictures(name, owner);
  if (!isOpen) return null;
  return (
    <Dialog title="Add image" onClose={onClose}>
      <Asked upload={upload} onPicture={onPicture} onClose={onClose} />
    </Dialog>
  );
}
