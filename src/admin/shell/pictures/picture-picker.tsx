/** Chooses an uploaded picture for a form. */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#admin/shell/button.tsx';
import { Dialog } from '#admin/shell/dialog.tsx';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CONTROL, LABEL, LIST_STATE } from '#admin/shell/look/classes.ts';
import { sayFailure } from '#admin/shell/messages-store.ts';
import type { Image } from '#schema/image.ts';
import {
  namedPictures,
  pictureFiles,
  PICTURES_KEY,
  readPictures,
  type LibraryPicture,
} from './read-pictures.ts';

/** Pictures added at a time. */
const STEP = 24;

/** The picture as forms store it; its height is known once it is loaded. @throws when it can't be loaded */
async function imageOf({ files, widths }: LibraryPicture, alt: string): Promise<Image> {
  const { storedAddress } = await pictureFiles();
  const loaded = document.createElement('img');
  loaded.src = storedAddress(files.at(-1) ?? files[0]);
  await loaded.decode();
  const url = new URL(loaded.src);
  return {
    // Addresses of the local server are paths of this site.
    url: url.origin === location.origin ? url.pathname + url.search : url.href,
    ...{ width: loaded.naturalWidth, height: loaded.naturalHeight, alt },
    widths: [...widths],
  };
}

interface Props {
  /** Default alt text; without one, the name of the file. */
  alt: string;
  onPicture: (image: Image) => void;
  onClose: () => void;
}

export function PicturePicker({ alt, onPicture, onClose }: Props) {
  const id = useId();
  const query = useQuery({ queryKey: PICTURES_KEY, queryFn: readPictures });
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(STEP);
  const choose = (picture: LibraryPicture): void =>
    void imageOf(picture, alt || picture.name.replaceAll('_', ' ')).then(
      (image) => {
        onPicture(image);
        onClose();
      },
      () => sayFailure('The image can’t be loaded. Check your connection and try again.'),
    );
  return (
    <Dialog title="Choose from media" isWide onClose={onClose}>
      <label htmlFor={id} className={LABEL}>
        Search by file name
      </label>
      <input
        id={id}
        type="search"
        className={CONTROL}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded query={query} empty={<p className={LIST_STATE}>No images yet.</p>}>
        {(pictures) => {
          const matching = namedPictures(pictures, search);
          return (
            <>
              <p role="status" className="sr-only">
                {matching.length} images
              </p>
              <ul
                aria-label="Uploaded images"
                className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3"
              >
                {matching.slice(0, shown).map((picture) => (
                  <li key={picture.id}>
                    <button
                      type="button"
                      className="w-full rounded-md border border-line p-1 text-start text-xs wrap-anywhere hover:border-edge"
                      onClick={() => choose(picture)}
                    >
                      <img
                        src={picture.thumbnail}
                        alt=""
                        width={120}
                        height={120}
                        loading="lazy"
                        className="aspect-square h-auto w-full bg-ground object-contain"
                      />
                      <bdi>{picture.name}</bdi>
                    </button>
                  </li>
                ))}
              </ul>
              {matching.length > shown && (
                <Button className="mt-4" onClick={() => setShown(shown + STEP)}>
                  Show more
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
