/** Whether all pictures of a sheet are loaded. */
import { useCallback, useRef, useState } from 'react';

/**
 * @param total the number of designs
 * @param layout another layout loads them again
 */
export function usePicturesLoaded(total: number, layout: string) {
  const settled = useRef({ layout, skus: new Set<string>() });
  const [loadedLayout, setLoadedLayout] = useState<string>();
  const onSettled = useCallback(
    (sku: string) => {
      if (settled.current.layout !== layout) settled.current = { layout, skus: new Set() };
      const { skus } = settled.current;
      skus.add(sku);
      if (skus.size === total) setLoadedLayout(layout);
    },
    [total, layout],
  );
  return { areLoaded: loadedLayout === layout, onSettled };
}
