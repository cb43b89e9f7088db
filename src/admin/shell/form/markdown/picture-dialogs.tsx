/** Dialogs to add a picture to a text, and to change the alt text of one. */
import { useEffect, useId, useRef, useState } from 'react';
import { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import { CONTROL, HINT, LABEL } from '#admin/shell/look/classes.ts';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import { LONGEST_ALT, type Image } from '#schema/image.ts';
import { TextDialog } from './text-dialog.tsx';

const ALT = { label: 'Alt text', hint: 'Describes the image for people who can’t see it.' };

function altProblem(alt: string): string | undefined {
  if (alt === '') return 'Alt text is required.';
  return alt.length > LONGEST_ALT ? `Use at most ${LONGEST_ALT} characters.` : undefined;
}

interface AltProps {
  alt: string;
  onAlt: (alt: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

export const AltDialog = ({ alt, onAlt, ...on }: AltProps) => (
  <TextDialog title="Image" {...ALT} value={alt} check={altProblem} onSubmit={onAlt} {...on} />
);

interface Props {
  /** Owner of the text's pictures. */
  owner: PictureOwner;
  /** A pasted or dropped file. */
  given: File | undefined;
  onPicture: (picture: Image) => void;
  onClose: () => void;
}

export function PictureDialog({ owner, given, onPicture, onClose }: Props) {
  const [file, setFile] = useState(given);
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const id = useId();
  const upload = async (alt: string): Promise<void> => {
    if (file === undefined) return;
    const { signal } = (running.current = new AbortController());
    setFailure(undefined);
    setPart(0);
    const sent = await uploadPicture({ file, owner, alt }, { onProgress: setPart, signal });
    if (signal.aborted) return;
    setPart(undefined);
    if (sent.success) onPicture(sent.value);
    else setFailure(sent.error);
  };
  return (
    <TextDialog
      title="Add image"
      {...ALT}
      check={(alt) => (file === undefined ? 'Choose an image.' : altProblem(alt))}
      failure={failure}
      verb="Insert"
      isBusy={part !== undefined}
      onSubmit={(alt) => void upload(alt)}
      onClose={onClose}
    >
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
          onChange={({ target }) => setFile(target.files?.[0] ?? given)}
        />
        <p id={`${id}-hint`} className={HINT}>
          {file !== undefined && file === given && `Selected: ${file.name}. `}JPEG, PNG or WebP, 5
          MB at most.
        </p>
      </div>
      {part !== undefined && <progress value={part} aria-label={`Uploading ${file?.name ?? ''}`} />}
    </TextDialog>
  );
}
