/** The picture of a design on a line sheet; it is never loaded lazily, because a print would omit it. */
import { useEffect, useState } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { renditionAtLeast } from '#core/renditions.ts';
import { NoPicture } from '#ui/react/no-picture.tsx';
import { printPicture } from './print-picture.ts';

/** The least width of the picture to convert, px. */
const WIDTH = 480;

interface Props {
  entry: CatalogueEntry;
  /** Called when it is loaded, or cannot be. */
  onSettled: (sku: string) => void;
}

export function SheetPicture({ entry: { image, sku }, onSettled }: Props) {
  const [src, setSrc] = useState<string>();
  const url = image === null ? undefined : renditionAtLeast(image, WIDTH);
  useEffect(() => {
    if (url === undefined) {
      onSettled(sku);
      return undefined;
    }
    let isMounted = true;
    void printPicture(url).then((address) => {
      if (isMounted) setSrc(address);
    });
    return () => {
      isMounted = false;
    };
  }, [url, sku, onSettled]);
  const settle = () => onSettled(sku);
  return (
    <div className="sheet-picture aspect-square bg-ground">
      {image === null && <NoPicture sku={sku} />}
      {image !== null && src !== undefined && (
        <img
          src={src}
          width={image.width}
          height={image.height}
          alt=""
          className="size-full object-contain"
          onLoad={settle}
          onError={settle}
        />
      )}
    </div>
  );
}
